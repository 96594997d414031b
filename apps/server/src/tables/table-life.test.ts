import { at } from '@meadhall/kernel'
import type { Reply } from '@meadhall/protocol'
import { describe, expect, it } from 'vitest'
import { answer, begun, connected, endByConsent, founded, seated } from '../testing/players.ts'
import { testServer } from '../testing/test-server.ts'

describe('seats', () => {
  it('are taken up again by their link on another device, which stays in step', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const astrid = at(players, 0)
    const phone = connected(server, id, { link: astrid.resume })
    await phone.until((client) => client.seen !== null)
    expect(phone.client.seat).toBe(astrid.seat)
    expect(phone.client.seen).toEqual(astrid.client.seen)
    const { taken } = await answer(astrid)
    await phone.until((client) => client.seen?.revision === taken)
    expect(phone.client.seen?.own).toEqual(astrid.client.seen?.own)
  })

  it('are not opened by somebody else, nor by a wrong link', async () => {
    const server = await testServer()
    const { id } = await begun(server, ['Astrid', 'Bo'], { spectators: false })
    const stranger = connected(server, id, { token: await server.guest('Stranger') })
    await stranger.until(() => stranger.heard.length > 0)
    expect(stranger.heard).toEqual([{ type: 'error', code: 'forbidden', why: null }])
    const thief = connected(server, id, { link: 'x'.repeat(32) })
    await thief.until(() => thief.heard.length > 0)
    expect(thief.heard).toEqual([{ type: 'error', code: 'unauthenticated', why: null }])
  })

  it('can be left before the start, and are taken by invitation only where they are', async () => {
    const server = await testServer()
    const host = await server.guest('Host')
    const seats = [{ for: 'anyone' as const }, { for: 'invited' as const }]
    const { body } = await server.api('POST', '/tables', host, { game: 'valhalla', seats })
    const { id } = body.table
    const astrid = await seated(server, id, 'Astrid')
    const bo = await server.guest('Bo')
    const uninvited = await server.api('POST', `/tables/${id}/seats`, bo, { seat: 1 })
    expect([uninvited.status, uninvited.body.error.code]).toEqual([409, 'taken'])
    const invitation = body.invitations[1]
    const invited = await server.api('POST', `/tables/${id}/seats`, bo, { invitation })
    expect([invited.status, invited.body.seat]).toEqual([201, 1])
    await server.api('DELETE', `/tables/${id}/seats/mine`, astrid.token)
    await astrid.until((client) => client.seat === null)
    const { table } = (await server.api('GET', `/tables/${id}`, bo)).body
    expect(table.seats.map((seat: { person: unknown }) => seat.person === null)).toEqual([
      true,
      false,
    ])
  })

  it('that were invited to lose their link with their person, while the invitation stays good', async () => {
    const server = await testServer()
    const host = await server.guest('Host')
    const seats = [{ for: 'anyone' as const }, { for: 'invited' as const }]
    const { body } = await server.api('POST', '/tables', host, { game: 'valhalla', seats })
    const { id } = body.table
    const invitation = body.invitations[1]
    const sit = async (name: string) =>
      server.api('POST', `/tables/${id}/seats`, await server.guest(name), { invitation })
    const { resume } = (await sit('Bo')).body
    const phone = connected(server, id, { link: resume })
    await phone.until((client) => client.seat === 1)
    expect((await server.api('DELETE', `/tables/${id}/seats/1`, host)).status).toBe(200)
    await phone.until((client) => client.seat === null)
    const again = await sit('Cleo')
    expect([again.status, again.body.seat]).toEqual([201, 1])
    for (const link of [resume, invitation]) {
      const thief = connected(server, id, { link })
      await thief.until(() => thief.heard.length > 0)
      expect(thief.heard).toEqual([{ type: 'error', code: 'unauthenticated', why: null }])
    }
    expect((await phone.client.call({ type: 'ready', on: true })).refused?.code).toBe('not-yours')
  })

  it('can be given to a bot for now, and taken back', async () => {
    const server = await testServer()
    const { players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    await astrid.client.call({ type: 'stand-in', on: true })
    await bo.until(({ table }) => table?.seats[0]?.standIn === 'warrior')
    await bo.until(({ seen }) => seen?.log.some(({ by }) => by === 0) ?? false)
    const late = await astrid.client.answer({ type: 'pass', by: 0 }, 'late')
    expect(late.refused?.code).toBe('not-yours')
    await astrid.client.call({ type: 'stand-in', on: false })
    await bo.until(({ table }) => table?.seats[0]?.standIn === null)
  })

  it('that are taken back from a bot are asked again what it has not answered', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const astrid = at(players, 0)
    // The bot thinks for ever.
    ;(await server.hall.table(id))?.match?.stop()
    await astrid.client.call({ type: 'stand-in', on: true })
    await astrid.until(({ seen }) => seen?.asked === null)
    await astrid.client.call({ type: 'stand-in', on: false })
    await astrid.until(({ seen }) => seen?.asked != null)
    const { taken } = await answer(astrid)
    expect(taken).toBe(1)
  })

  it('can be given up to anyone who comes', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const astrid = at(players, 0)
    await server.api('DELETE', `/tables/${id}/seats/mine?to=anyone`, astrid.token)
    await astrid.until((client) => client.seat === null && client.seen?.own === null)
    const cleo = await seated(server, id, 'Cleo')
    await cleo.until((client) => client.seen?.own != null)
    expect(cleo.client.seat).toBe(0)
  })

  it('can be given up to somebody who is invited, and to nobody else', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const { token, resume } = at(players, 0)
    const left = await server.api('DELETE', `/tables/${id}/seats/mine?to=invited`, token)
    const { invitation, table } = left.body
    expect(table.seats[0]).toMatchObject({ for: 'invited', person: null, standIn: 'warrior' })
    const cleo = await server.guest('Cleo')
    const sit = (how: object) => server.api('POST', `/tables/${id}/seats`, cleo, how)
    expect((await sit({ seat: 0 })).status).toBe(409)
    expect((await sit({ invitation: resume })).status).toBe(409)
    const sat = await sit({ invitation })
    expect([sat.status, sat.body.seat]).toEqual([201, 0])
    expect(sat.body.table.seats[0]).toMatchObject({ person: { name: 'Cleo' }, standIn: null })
  })
})

describe('what needs consent', () => {
  it('is done once all people have agreed: taking back what others answered since', async () => {
    const server = await testServer()
    const { players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    await answer(astrid)
    const { taken } = await answer(bo)
    await astrid.until(({ seen }) => seen?.revision === taken)
    await astrid.client.call({ type: 'propose', what: 'undo' })
    await bo.until(({ table }) => table?.proposal?.what === 'undo')
    const proposal = bo.client.table?.proposal?.id ?? ''
    expect((await bo.client.call({ type: 'vote', proposal, agree: true })).refused).toBeUndefined()
    await astrid.until(({ seen, table }) => seen?.step === 0 && table?.proposal === null)
    expect(astrid.client.seen?.revision).toBe((taken ?? 0) + 1)
  })

  it('is not proposed again and again', async () => {
    const now = Date.now()
    const server = await testServer({}, { now: () => now })
    const { players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 6; n++) {
      const { refused } = await astrid.client.call({ type: 'propose', what: 'end' })
      codes.push(refused?.code)
      if (refused !== undefined) continue
      await bo.until(({ table }) => table?.proposal != null)
      const proposal = bo.client.table?.proposal?.id ?? ''
      await bo.client.call({ type: 'vote', proposal, agree: false })
      await bo.until(({ table }) => table?.proposal === null)
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'too-many', 'too-many'])
  })

  it('stops the game and lets it go on', async () => {
    const server = await testServer()
    const { players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    for (const [what, phase] of [
      ['pause', 'paused'],
      ['resume', 'playing'],
    ] as const) {
      await astrid.client.call({ type: 'propose', what })
      await bo.until(({ table }) => table?.proposal?.what === what)
      const proposal = bo.client.table?.proposal?.id ?? ''
      await bo.client.call({ type: 'vote', proposal, agree: true })
      await bo.until(({ table }) => table?.phase === phase)
      if (phase === 'paused') expect((await answer(astrid)).refused?.code).toBe('not-now')
    }
    expect((await answer(astrid)).refused).toBeUndefined()
  })
})

describe('chat', () => {
  it('of those who watch does not reach players while the game runs', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    const watchers = ['Wit', 'Una'].map((name) => server.guest(name))
    const [wit, una] = (await Promise.all(watchers)).map((token) =>
      connected(server, id, { token }),
    )
    if (wit === undefined || una === undefined) throw new Error('nobody watches')
    await wit.client.call({ type: 'chat', key: 'w1', text: 'Bo has Odin' })
    await una.until(() => una.heard.some(({ type }) => type === 'chat'))
    await bo.client.call({ type: 'chat', key: 'b1', text: 'hello' })
    await astrid.until(() => astrid.heard.some(({ type }) => type === 'chat'))
    const texts = astrid.heard.flatMap((one) => (one.type === 'chat' ? [one.text] : []))
    expect(texts).toEqual(['hello'])
  })

  it('is said once for a key, in moderation, and not to one who muted', async () => {
    const server = await testServer()
    const { players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    const say = (key: string) => astrid.client.call({ type: 'chat', key, text: key })
    expect((await say('a')).taken).toBe((await say('a')).taken)
    const person = bo.client.table?.seats[0]?.person?.id ?? ''
    await bo.client.call({ type: 'mute', person, on: true })
    const replies: Reply[] = []
    for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) replies.push(await say(key))
    expect(replies.at(-1)?.refused?.code).toBe('too-many')
    await bo.client.call({ type: 'ping' })
    const texts = bo.heard.flatMap((one) => (one.type === 'chat' ? [one.text] : []))
    expect(texts).toEqual(['a'])
    await bo.client.call({ type: 'mute', person, on: false })
    await bo.until(() => bo.heard.some((one) => one.type === 'chat' && one.text === 'b'))
  })

  it('has one measure for a person, whatever they are connected by and however often', async () => {
    let now = Date.now()
    const server = await testServer({}, { now: () => now })
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const astrid = at(players, 0)
    let said = 0
    for (let n = 0; n < 4; n++) {
      const again = connected(server, id, n % 2 ? { link: astrid.resume } : { token: astrid.token })
      for (const key of ['a', 'b', 'c', 'd']) {
        const { refused } = await again.client.call({ type: 'chat', key: `${n}${key}`, text: 'x' })
        said += refused === undefined ? 1 : 0
      }
      again.client.close()
    }
    expect(said).toBe(6)
    now += 2000
    const { refused } = await astrid.client.call({ type: 'chat', key: 'later', text: 'x' })
    expect(refused).toBeUndefined()
  })

  it('knows phrases, which programs read in English, and who sits behind a link', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    const phone = connected(server, id, { link: astrid.resume })
    await phone.client.call({ type: 'phrase', key: 'p', phrase: 'good-luck' })
    await bo.until(() => bo.heard.some(({ type }) => type === 'chat'))
    const line = bo.heard.find(({ type }) => type === 'chat')
    expect(line).toMatchObject({ phrase: 'good-luck', text: 'Good luck!', name: 'Astrid' })
  })

  it('of those who watched reaches players once the game is over, and mutes are told', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    const wit = connected(server, id, { token: await server.guest('Wit') })
    await wit.client.call({ type: 'chat', key: 'w1', text: 'Bo has Odin' })
    await endByConsent(astrid, bo)
    await bo.until(() => bo.heard.some((one) => one.type === 'chat' && one.seat === null))
    const said = bo.heard.find(({ type }) => type === 'chat')
    const person = said?.type === 'chat' ? said.person : ''
    await bo.client.call({ type: 'mute', person, on: true })
    const again = connected(server, id, { token: bo.token })
    await again.until(() => again.heard.length > 0)
    expect(again.heard[0]).toMatchObject({ type: 'welcome', muted: [person] })
  })
})

describe('a rematch', () => {
  it('lays one new table with the same people, whoever asks', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    const early = await server.api('POST', `/tables/${id}/rematch`, astrid.token)
    expect([early.status, early.body.error.code]).toEqual([409, 'not-now'])
    await endByConsent(astrid, bo)
    const asking = [astrid, bo].map(({ token }) =>
      server.api('POST', `/tables/${id}/rematch`, token),
    )
    const [first, second] = await Promise.all(asking)
    expect(first?.body.table.id).toBe(second?.body.table.id)
    expect(
      first?.body.table.seats.map((seat: { person: { name: string } }) => seat.person.name),
    ).toEqual(['Astrid', 'Bo'])
    await bo.until(({ table }) => table?.rematch === first?.body.table.id)
  })
})

describe('answers', () => {
  it('sent again after the end are told that they were taken; new ones are refused', async () => {
    const server = await testServer()
    const { players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    const { asked } = astrid.client.seen ?? {}
    const action = { ...at(asked?.legal ?? [], 0) }
    const last = { type: 'answer', question: asked?.question ?? 0, key: 'last', action } as const
    const first = await astrid.client.call(last)
    expect(first.taken).toBeGreaterThan(0)
    await endByConsent(astrid, bo)
    expect((await astrid.client.call(last)).taken).toBe(first.taken)
    const late = await astrid.client.call({ ...last, key: 'late' })
    expect(late.refused?.why?.key).toBe('table.ended')
  })

  it('sent twice are one move; stale, foreign and illegal ones change nothing and say why', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const astrid = at(players, 0)
    const { asked } = astrid.client.seen ?? {}
    const action = { ...at(asked?.legal ?? [], 0) }
    const question = asked?.question ?? -1
    const call = { type: 'answer', question, key: 'once', action } as const
    const [first, second] = await Promise.all([astrid.client.call(call), astrid.client.call(call)])
    expect(second.taken).toBe(first.taken)
    const stale = await astrid.client.call({ ...call, question: 99, key: 'stale' })
    expect(stale.refused?.code).toBe('stale')
    const bo = at(players, 1)
    const open = bo.client.seen?.asked?.question ?? -1
    const pass = { type: 'pass', by: 1 }
    const illegal = await bo.client.call({ type: 'answer', question: open, key: 'i', action: pass })
    expect(illegal.refused?.code).toBe('illegal')
    expect(illegal.refused?.why?.rule).toMatch(/^BR-/)
    const watcher = connected(server, id, { token: await server.guest('Wit') })
    await watcher.until((client) => client.seen !== null)
    const foreign = await watcher.client.call({ ...call, key: 'foreign' })
    expect(foreign.refused?.code).toBe('not-yours')
    const now = await founded(server, await server.guest('Other'), {
      game: 'blood-rage',
      seats: [{ for: 'anyone' }, { for: 'anyone' }],
    })
    const early = await seated(server, now, 'Early')
    await early.until(({ table }) => table !== null)
    expect((await early.client.call(call)).refused?.code).toBe('not-now')
    expect(astrid.client.seen?.revision).toBe(first.taken)
  })
})
