import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { restAt, send } from '@meadhall/client/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIN, ROOT, scratch } from '../testing/meadhall.ts'

const files = scratch()
const data = join(files.path, 'data')
const servers: ChildProcess[] = []
let address = ''

/** A real server on a data folder, started as by `npm start`; gives its address. */
async function started(folder: string): Promise<string> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    MEADHALL_DATA: folder,
    MEADHALL_SITE: join(files.path, 'site'),
    LOG_LEVEL: 'silent',
  }
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  servers.push(server)
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  return String(line).replace('Meadhall: ', '')
}

beforeAll(async () => {
  mkdirSync(join(files.path, 'site'))
  files.put(join('site', 'index.html'), '<title>Meadhall</title>')
  address = await started(data)
})

afterAll(async () => {
  for (const server of servers) {
    server.kill()
    await once(server, 'close')
  }
  files.end()
})

function admin(...args: string[]) {
  const { MEADHALL_OPERATOR_TOKEN: _token, ...rest } = process.env
  const env = { ...rest, MEADHALL_DATA: data, MEADHALL_SERVER: address, NO_COLOR: '1' }
  const run = spawnSync(process.execPath, [MAIN, 'admin', ...args], { env, encoding: 'utf8' })
  return { code: run.status, out: run.stdout.trimEnd(), errors: run.stderr }
}

async function api(method: string, path: string, token?: string, body?: unknown) {
  const reply = await send(address, { method, path, token, body })
  return { status: reply.status, body: JSON.parse((await reply.text()) || 'null') }
}

async function guest(name: string): Promise<{ token: string; id: string }> {
  const { body } = await api('POST', '/guests', undefined, { name, as: 'program' })
  return { token: body.token, id: body.me.id }
}

describe('meadhall admin', () => {
  it('sees tables and people, and closes a table', async () => {
    const { token, id: person } = await guest('Åse')
    const seats = [{ for: 'anyone' }, { for: 'bot', level: 'thrall' }]
    const { body } = await api('POST', '/tables', token, { game: 'valhalla', seats })
    const { id } = body.table
    await api('POST', `/tables/${id}/seats`, token, {})
    expect(admin('tables', '--phase', 'waiting').out).toContain(`${id}  valhalla  waiting  Åse`)
    expect(admin('tables', '--person', 'nobody').out).toBe('no tables')
    expect(admin('table', id).out).toContain(`seat 1: Åse (${person})`)
    expect(admin('people', 'Å').out).toContain(person)
    expect(admin('table', '-no-such-tab')).toMatchObject({ code: 1 })
    expect(admin('stuck').out).toBe('nothing is stuck')
    expect(admin('close', id).out).toContain('closed')
    expect((await api('GET', `/tables/${id}`)).body.table.phase).toBe('closed')
  })

  it('takes out the file of a running game, and all that is kept of a person', async () => {
    const { token, id: person } = await guest('Bo')
    const seats = [{ for: 'anyone' }]
    const { body } = await api('POST', '/tables', token, { game: 'valhalla', seats })
    const { id } = body.table
    await api('POST', `/tables/${id}/seats`, token, {})
    await api('POST', `/tables/${id}/start`, token)
    const [game, own] = [join(files.path, 'game.json'), join(files.path, 'bo.json')]
    expect(admin('game', id, game)).toMatchObject({ code: 0 })
    const verified = spawnSync(process.execPath, [MAIN, 'verify', game], { encoding: 'utf8' })
    expect(verified.stdout).toContain('ok: valhalla')
    expect(admin('person-data', person, own).code).toBe(0)
    expect(JSON.parse(readFileSync(own, 'utf8'))).toMatchObject({ person: { name: 'Bo' } })
    expect(statSync(own).mode & 0o077).toBe(0)
  })

  it('mutes, bans, and deals with reports; all of it is written down', async () => {
    const [cleo, dag] = [await guest('Cleo'), await guest('Dag')]
    const seats = [{ for: 'anyone' }, { for: 'anyone' }]
    const { body } = await api('POST', '/tables', cleo.token, { game: 'valhalla', seats })
    await api('POST', `/tables/${body.table.id}/seats`, dag.token, {})
    const reason = 'says \u001b[31mred\u001b[0m things'
    const report = { table: body.table.id, person: dag.id, reason }
    const made = await api('POST', '/reports', cleo.token, report)
    expect(admin('reports').out).toContain(`${cleo.id} about ${dag.id}`)
    expect(admin('reports').out).not.toContain('\u001b')
    expect(admin('mute', dag.id, '7d').out).toContain('muted until')
    expect(admin('ban', dag.id, '12h').out).toContain('banned until')
    expect((await api('GET', '/me/tables', dag.token)).body.error.code).toBe('banned')
    expect(admin('ban', dag.id, 'off').out).not.toContain('banned')
    expect((await api('GET', '/me/tables', dag.token)).status).toBe(200)
    expect(admin('close-report', made.body.id, 'muted for a week').out).toBe('closed')
    expect(admin('reports').out).toBe('no reports')
    expect(admin('reports', '--all').out).toContain('muted for a week')
    const book = admin('audit').out
    for (const deed of ['muted', 'banned', 'report-closed']) expect(book).toContain(deed)
    const [last, more = ''] = admin('audit', '--limit', '1').out.split('\n')
    expect(last).toContain('report-closed')
    expect(more).toMatch(/^more: --after \d+\./)
    const rest = admin('audit', ...more.split(' ').slice(1)).out
    expect([last, rest].join('\n')).toBe(book)
  })

  it('makes nobody an operator whom less than two factors let in', async () => {
    const { id } = await guest('Finn')
    const refused = admin('role', id, 'operator')
    expect(refused.code).not.toBe(0)
    expect(refused.errors).toContain('An operator needs two-step sign-in')
    expect(admin('role', id, 'player').out).toContain('Finn')
  })

  it('backs up while running; a server started on the backup knows all that was stored', async () => {
    const { token } = await guest('Eir')
    const copy = join(files.path, 'copy')
    mkdirSync(copy)
    const made = admin('backup', join(copy, 'meadhall.db'), '--json')
    expect(JSON.parse(made.out).bytes).toBe(statSync(join(copy, 'meadhall.db')).size)
    const restored = await started(copy)
    const me = await restAt(restored, token).call('GET /me')
    expect(me).toMatchObject({ me: { name: 'Eir' } })
    expect(admin('drop-snapshots').out).toMatch(/^\d+ dropped$/)
  })

  it('says what is wrong, and changes nothing', () => {
    expect(admin('tables', '--phase', 'lost')).toMatchObject({ code: 1 })
    expect(admin('close', 'nothing').errors).toContain('There is no such table')
    expect(admin('ban', 'nobody', '1d').errors).toContain('There is no such person')
    expect(admin('ban', 'nobody', 'soon')).toMatchObject({ code: 2 })
    expect(admin('close')).toMatchObject({ code: 2 })
    expect(admin('burn')).toMatchObject({ code: 2 })
    const lost = admin('tables', '--server', 'http://127.0.0.1:9')
    expect(lost.code).toBe(1)
    expect(lost.errors).toContain('does not answer')
  })
})
