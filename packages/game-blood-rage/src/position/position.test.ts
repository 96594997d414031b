import { ScenarioError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { buildPosition } from './position.ts'

/** Where and why a position is refused. */
function refusal(position: Record<string, unknown>): [string, string] {
  try {
    buildPosition(position)
  } catch (error) {
    if (error instanceof ScenarioError) return [error.place, error.reason]
    throw error
  }
  throw new Error('the position was not refused')
}

const NO_WOLF = { clans: ['raven', 'bear'] }

describe('a position is refused with its place', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['given.clans', { clans: ['wolf'] }, 'must name 2 to 4 clans'],
    ['given.clans', { clans: ['wolf', 'wolf'] }, 'must not name a clan twice'],
    [
      'given.clans',
      { clans: ['wolf', 'fox'] },
      'must be one of wolf, bear, serpent, raven, not "fox"',
    ],
    ['given.clans', { clans: 'wolf' }, 'must be a list of words'],
    ['given.age', { age: 4 }, 'must be a whole number from 1 to 3, not 4'],
    [
      'given.phase',
      { phase: 'night' },
      'must be one of draft, action, discard, quest, ragnarok, release, not "night"',
    ],
    ['given.first', { ...NO_WOLF, first: 'wolf' }, '"wolf" is not in this game'],
    ['given.turn', { ...NO_WOLF, turn: 'wolf' }, '"wolf" is not in this game'],
    [
      'given.turn',
      { phase: 'quest', turn: 'wolf' },
      'is not possible in phase "quest" (only in action)',
    ],
    ['given.firstGame', { firstGame: 1 }, 'must be true or false, not 1'],
    ['given.tokens.gimle', { tokens: { gimle: 'iron' } }, expect.stringMatching(/must be one of/)],
    ['given.tokens.horgr', twoGlory(), 'there are not so many "glory" tokens'],
    [
      'given.tokens.yggdrasil',
      { tokens: { yggdrasil: 'rage' } },
      '"yggdrasil" is no outer province',
    ],
    [
      'given.tokens.gimle-myrkulor',
      { tokens: { 'gimle-myrkulor': 'rage' } },
      '"gimle-myrkulor" is no outer province',
    ],
    ['given.pillaged', { pillaged: ['valhalla'] }, '"valhalla" is no province'],
    ['given.pillaged', { pillaged: ['midgard'] }, '"midgard" is no place'],
    [
      'given.pillaged',
      { phase: 'draft', pillaged: ['gimle'] },
      expect.stringMatching(/^is not possible in phase "draft"/),
    ],
    ['given.destroyed', { destroyed: ['yggdrasil'] }, 'Yggdrasil is never destroyed'],
    ['given.destroyed', allDestroyed(), 'leaves no province for a Ragnarök to come'],
    [
      'given.dooms',
      { dooms: ['gimle', 'horgr'] },
      'must name three different outer provinces, for ages 1, 2 and 3',
    ],
    [
      'given.dooms',
      { dooms: ['gimle', 'horgr', 'andlang'], destroyed: ['horgr'] },
      'names a destroyed province for a Ragnarök to come',
    ],
    ['given.weather', { weather: 'rain' }, expect.stringMatching(/^unknown \(known: age, phase/)],
    ['given.bear', { bear: {} }, expect.stringMatching(/^unknown \(known: .*wolf, raven\)$/)],
  ])('%s: %j', (place, position, reason) => {
    expect(refusal(position)).toEqual([place, reason])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['given.board.midgard', { midgard: ['wolf warrior'] }, '"midgard" is no place'],
    ['given.board.valhalla', { valhalla: ['wolf warrior'] }, 'is not on the board'],
    ['given.board.gimle', { gimle: 'wolf warrior' }, 'must be a list of words'],
    ['given.board.gimle', { gimle: ['wolf dragon'] }, '"dragon" is no figure'],
    ['given.board.gimle', { gimle: ['wolf 0 warriors'] }, '"0 warriors" is no figure'],
    ['given.board.gimle', { gimle: ['wolf'] }, '"wolf" is no figure'],
    ['given.board.gimle', { gimle: ['bear warrior'] }, '"bear" is not in this game'],
    [
      'given.board.gimle',
      { gimle: ['wolf troll'] },
      'wolf has no "troll": name it among its upgrades',
    ],
    ['given.board.gimle', { gimle: ['wolf 2 leaders'] }, 'wolf has no 2 "leader" left'],
    ['given.board.gimle', { gimle: ['wolf ship'] }, 'a ship stands in fjords only'],
    [
      'given.board.gimle-myrkulor',
      { 'gimle-myrkulor': ['wolf leader'] },
      'a leader never stands in a fjord',
    ],
    ['given.board.utgard', { utgard: ['wolf 4 warriors'] }, 'has more figures than villages'],
    ['given.board.horgr', { horgr: ['wolf warrior'] }, 'is destroyed or closed'],
    [
      'given.board',
      { gimle: ['wolf 3 warriors'], yggdrasil: ['wolf leader'], 'gimle-myrkulor': ['wolf ship'] },
      'wolf has 5 figures on the board, its Horns allow 4',
    ],
  ])('%s: %j', (place, board, reason) => {
    expect(refusal({ board, destroyed: ['horgr'] })).toEqual([place, reason])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['given.wolf.mood', { mood: 'grim' }, expect.stringMatching(/^unknown \(known: glory, rage/)],
    ['given.wolf.glory', { glory: -1 }, 'must be a whole number from 0 to 10000, not -1'],
    ['given.wolf.rage', { rage: 13 }, 'must be a whole number from 0 to 12, not 13'],
    ['given.wolf.stats.axes', { stats: { axes: 7 } }, 'must be a whole number from 1 to 6, not 7'],
    ['given.wolf.steps.luck', { steps: { luck: 1 } }, 'unknown (known: rage, axes, horns)'],
    [
      'given.wolf.stats',
      { steps: { axes: 2 }, stats: { axes: 2 } },
      'means the same as "steps": say one of them',
    ],
    ['given.wolf.hand', { hand: ['excalibur'] }, '"excalibur" is no card'],
    ['given.wolf.hand', { hand: 'troll' }, 'must be a list of words'],
    [
      'given.wolf.hand',
      { hand: ['troll', 'troll'] },
      'there is no (further) "a1-troll" in a game of 2',
    ],
    [
      'given.wolf.hand',
      { hand: ['sea-serpent'] },
      'there is no (further) "a1-sea-serpent" in a game of 2',
    ],
    [
      'given.wolf.quests',
      { hand: ['alfheim'], quests: ['alfheim'] },
      'there is no (further) "a1-alfheim" in a game of 2',
    ],
    [
      'given.wolf.shown',
      { hand: ['troll'], shown: ['alfheim'] },
      '"a1-alfheim" is not in the hand',
    ],
    ['given.wolf.quests', { quests: ['troll'] }, '"a1-troll" is no quest'],
    ['given.wolf.upgrades', { upgrades: ['alfheim'] }, '"a1-alfheim" is no upgrade'],
    [
      'given.wolf.upgrades',
      { upgrades: ['brothers-in-arms', 'experts-in-arms'] },
      'no warrior slot left for "a2-experts-in-arms"',
    ],
    ['given.wolf.valhalla', { valhalla: ['9 warriors'] }, '"9 warriors" is no figure'],
    ['given.wolf.kept', { kept: 3 }, 'must be a card or null'],
    [
      'given.wolf.kept',
      { kept: 'troll' },
      'is not possible in phase "action" (only in quest, ragnarok, release, draft)',
    ],
  ])('%s: %j', (place, wolf, reason) => {
    expect(refusal({ wolf })).toEqual([place, reason])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['given.packets.bear', { packets: { bear: [] } }, 'unknown (known: wolf, raven)'],
    [
      'given.packets.wolf',
      { packets: { wolf: ['a2-valkyrie'] } },
      '"a2-valkyrie" is not drafted in age 1',
    ],
    [
      'given.packets.wolf',
      { packets: { wolf: ['troll', 'alfheim'] }, raven: { hand: ['troll'] } },
      'there is no (further) "a1-troll" in a game of 2',
    ],
    [
      'given.wolf.hand',
      { wolf: { hand: ['troll', 'alfheim', 'manheim'] } },
      'holds 3 drafted cards: too many for round 1 of the draft',
    ],
    ['given.firstGame', { firstGame: true, packets: {} }, expect.stringMatching(/has no draft/)],
    [
      'given.wolf.valhalla',
      { wolf: { valhalla: ['leader'] } },
      expect.stringMatching(/^is not possible in phase "draft"/),
    ],
  ])('in the draft at %s: %j', (place, position, reason) => {
    expect(refusal({ phase: 'draft', ...position })).toEqual([place, reason])
  })

  it('too many cards in front of somebody', () => {
    const wolf = { hand: ['troll', 'alfheim'] }
    const raven = { hand: ['manheim'] }
    const packet = ['tyrs-bash', 'tyrs-smite', 'tyrs-smash', 'thors-hammer', 'jotunheim']
    const packets = { wolf: [...packet, 'odins-smite', 'friggas-grace'] }
    expect(refusal({ phase: 'draft', packets, wolf, raven })).toEqual([
      'given.packets.wolf',
      'holds 7 cards where 6 are left',
    ])
  })
})

function twoGlory(): Record<string, unknown> {
  return { tokens: { gimle: 'glory', horgr: 'glory' } }
}

function allDestroyed(): Record<string, unknown> {
  return { destroyed: ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard'] }
}
