import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('upgrading', () => {
  it('BR-5.9 costs its STR and lies in a slot of its kind', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      wolf: { hand: ['thors-glory', 'alfheim'] },
      bear: { hand: ['troll'], glory: 2 },
    })
    const bear = structuredClone(game.clan('bear'))
    expect(game.forbids('wolf', 'upgrade thors-glory 0')).toBe('BR-5.9')
    expect(game.forbids('wolf', 'upgrade alfheim')).toBe('BR-5.9')
    expect(game.forbids('wolf', 'upgrade a1-troll 3')).toBe('BR-5.9')
    game.does('wolf', 'upgrade thors-glory')
    expect(game.clan('wolf').rage).toBe(4)
    expect(game.clan('wolf').upgrades[5]).toBe('a1-thors-glory')
    expect(game.clan('wolf').hand).toEqual(['a1-alfheim'])
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.9 a card that lay in the slot is discarded', () => {
    const game = given({
      age: 2,
      wolf: { upgrades: ['brothers-in-arms'], hand: ['experts-in-arms'] },
    })
    game.does('wolf', 'upgrade experts-in-arms', 'decline')
    expect(game.clan('wolf').upgrades[0]).toBe('a2-experts-in-arms')
    expect(game.state.discard).toEqual(['a1-brothers-in-arms'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.9 like effects in different slots add up', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      phase: 'release',
      wolf: { upgrades: ['lokis-domain', 'lokis-eminence'], valhalla: ['2 warriors'] },
    })
    expect(game.clan('wolf').glory).toBe(2 * (1 + 2))
  })

  it('BR-5.15 a filled slot may be chosen while another is empty', () => {
    const game = given({
      age: 2,
      wolf: { upgrades: ['lokis-domain', 'thors-glory'], hand: ['friggas-protection'] },
    })
    expect(game.legal('wolf').filter((action) => action.startsWith('upgrade'))).toEqual([
      'upgrade a2-friggas-protection 5',
      'upgrade a2-friggas-protection 6',
      'upgrade a2-friggas-protection 7',
    ])
    game.does('wolf', 'upgrade friggas-protection 5')
    expect(game.clan('wolf').upgrades.slice(5)).toEqual([
      'a2-friggas-protection',
      'a1-thors-glory',
      null,
    ])
  })

  it.each([
    ['brothers-in-arms', 'place gimle', 'gimle', 'wolf warrior', 1],
    ['lord-of-hammers', 'place gimle', 'gimle', 'wolf leader', 3],
    ['lokis-dragons', 'place gimle-myrkulor', 'gimle-myrkulor', 'wolf ship', 2],
    ['troll', 'place gimle', 'gimle', 'wolf troll', 2],
  ] as const)(
    'BR-5.10 BR-5.11 %s lets one such figure invade free',
    (card, place, where, figure, cost) => {
      const game = given({ wolf: { hand: [card] } })
      game.does('wolf', `upgrade ${card}`)
      expect(game.asks()).toEqual({ wolf: 'free-invasion' })
      game.does('wolf', place)
      expect(game.at(where)).toEqual([figure])
      expect(game.clan('wolf').rage).toBe(6 - cost)
      expect(game.asks()).toEqual({ raven: 'turn' })
    },
  )

  it('BR-5.10 the free invasion may be declined, and needs a figure in the reserve', () => {
    const game = given({
      board: { gimle: ['wolf leader'] },
      wolf: { rage: 7, hand: ['lord-of-hammers', 'troll'] },
    })
    game.does('wolf', 'upgrade lord-of-hammers')
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', 'pass')
    game.does('wolf', 'upgrade troll', 'decline')
    expect(game.forbids('wolf', 'invade troll gimle')).toBeNull()
  })

  it('BR-5.10 Horns and room limit the free invasion', () => {
    const full = given({
      board: { gimle: ['wolf 4 warriors'] },
      wolf: { hand: ['troll'] },
    })
    full.does('wolf', 'upgrade troll')
    expect(full.asks()).toEqual({ raven: 'turn' })
    const crowded = given({
      board: { utgard: ['raven 3 warriors'] },
      destroyed: ['horgr'],
      wolf: { hand: ['troll'] },
    })
    crowded.does('wolf', 'upgrade troll')
    expect(crowded.forbids('wolf', 'place utgard')).toBe('BR-1.2')
    expect(crowded.forbids('wolf', 'place horgr')).toBe('BR-2.4')
    expect(crowded.forbids('wolf', 'place yggdrasil')).toBe('BR-5.6')
  })

  it('BR-5.11 a monster is a figure of its clan: Valhalla and Ragnarök included', () => {
    const game = given({
      phase: 'ragnarok',
      dooms: ['gimle', 'horgr', 'utgard'],
      board: { gimle: ['wolf troll'] },
      wolf: { upgrades: ['troll'] },
    })
    expect(game.clan('wolf').glory).toBe(2)
    const lost = given({
      board: { gimle: ['wolf troll', 'raven leader'] },
      wolf: { upgrades: ['troll'] },
    })
    lost.does('wolf', 'pillage gimle')
    expect(lost.valhalla('wolf')).toEqual(['troll'])
  })

  it('BR-5.12 a replaced monster leaves the game wherever it was, and nobody is paid', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: { 'gimle-myrkulor': ['wolf sea-serpent'], horgr: ['wolf troll'] },
      wolf: { upgrades: ['troll', 'sea-serpent', 'lokis-dragons'], hand: ['valkyrie'] },
    })
    expect(game.legal('wolf').filter((action) => action.startsWith('upgrade'))).toEqual([
      'upgrade a2-valkyrie 3',
      'upgrade a2-valkyrie 4',
    ])
    game.does('wolf', 'upgrade valkyrie 4', 'place horgr')
    expect(game.at('gimle-myrkulor')).toEqual([])
    expect(game.at('horgr')).toEqual(['wolf troll', 'wolf valkyrie'])
    expect(game.valhalla('wolf')).toEqual([])
    expect(game.clan('wolf').glory).toBe(0)
    expect(game.state.discard).toEqual(['a1-sea-serpent'])
    expect(game.events.some((event) => event.type === 'destroyed')).toBe(false)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it.each([
    ['3', 'troll'],
    ['4', 'sea-serpent'],
  ])('BR-5.12 that the monster of slot %s leaves is told', (slot, figure) => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      wolf: { upgrades: ['troll', 'sea-serpent', 'thors-glory'], hand: ['valkyrie'] },
    })
    game.does('wolf', `upgrade valkyrie ${slot}`)
    const left = game.events.filter((event) => event.type === 'monster-left')
    expect(left).toEqual([{ type: 'monster-left', clan: 'wolf', figure }])
  })

  it('BR-5.9 no monster leaves when another kind of upgrade is replaced', () => {
    const game = given({
      age: 2,
      wolf: { upgrades: ['brothers-in-arms'], hand: ['experts-in-arms'] },
    })
    game.does('wolf', 'upgrade experts-in-arms', 'decline')
    expect(game.events.some((event) => event.type === 'monster-left')).toBe(false)
  })

  it('BR-5.16 the free invasion sets off cards that mention invading', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      wolf: { upgrades: ['friggas-succor'], hand: ['brothers-in-arms'] },
    })
    game.does('wolf', 'upgrade brothers-in-arms', 'place gimle')
    expect(game.asks()).toEqual({ wolf: 'extra-warrior' })
    game.does('wolf', 'accept')
    expect(game.at('gimle')).toEqual(['wolf warrior', 'wolf warrior'])
    expect(game.clan('wolf').rage).toBe(5)
  })

  it('BR-5.10 the free invasion is not offered where no province has room', () => {
    const game = given({
      age: 3,
      destroyed: ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'andlang', 'gimle'],
      board: { utgard: ['raven 3 warriors'] },
      wolf: { hand: ['frost-giant'] },
    })
    game.does('wolf', 'upgrade frost-giant')
    expect(game.clan('wolf').upgrades[3]).toBe('a3-frost-giant')
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.10 a single fjord is enough for the free invasion of a Ship', () => {
    const game = given({
      age: 3,
      destroyed: ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang'],
      wolf: { hand: ['eternal-dragons'] },
    })
    game.does('wolf', 'upgrade eternal-dragons')
    expect(game.legal('wolf')).toEqual(['place gimle-myrkulor', 'decline'])
  })
})
