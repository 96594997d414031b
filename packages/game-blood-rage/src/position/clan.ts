import { ScenarioError } from '@meadhall/kernel'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { moveUnit } from '../effects/move.ts'
import { type Age, SLOTS_OF, STATS, unitOfSlot } from '../ids.ts'
import { BOX, RESERVE, VALHALLA } from '../map.ts'
import { LAST_STEP, MAX_RAGE, RAGE, statValue } from '../queries/stats.ts'
import type { ClanState } from '../state.ts'
import { putFigures } from './figures.ts'
import { type Fields, readCard, readFields, readFigures, readList, readNumber } from './words.ts'

const KNOWN = [
  'glory',
  'rage',
  'steps',
  'stats',
  'hand',
  'shown',
  'quests',
  'upgrades',
  'valhalla',
  'kept',
  'discarded',
  'seen',
]

/** Fills a fresh clan with what a position says of it. */
export function fillClan(clan: ClanState, raw: Fields, age: Age): void {
  const path = `given.${clan.clan}`
  const given = readFields(path, raw, KNOWN)
  const cards = (field: string): CardId[] =>
    readList(`${path}.${field}`, given[field]).map((name) =>
      readCard(`${path}.${field}`, name, age),
    )
  fillSteps(clan, given, path)
  clan.glory = readNumber(`${path}.glory`, given['glory'] ?? 0, 0, 10_000)
  clan.rage = readNumber(`${path}.rage`, given['rage'] ?? statValue(clan, RAGE), 0, MAX_RAGE)
  for (const words of readList(`${path}.upgrades`, given['upgrades']))
    addUpgrade(clan, words, age, `${path}.upgrades`)
  for (const words of readList(`${path}.valhalla`, given['valhalla'])) {
    putFigures(clan, readFigures(`${path}.valhalla`, words), VALHALLA, `${path}.valhalla`)
  }
  clan.hand = cards('hand')
  clan.shown = cards('shown')
  clan.quests = cards('quests')
  clan.buried = cards('discarded')
  clan.passed = cards('seen')
  clan.kept = readKept(`${path}.kept`, given['kept'] ?? null, age)
  checkCards(clan, path)
}

function readKept(place: string, value: unknown, age: Age): CardId | null {
  if (value === null) return null
  if (typeof value === 'string') return readCard(place, value, age)
  throw new ScenarioError(place, 'must be a card or null')
}

/** The steps of the stats, under either of their two names. */
function fillSteps(clan: ClanState, given: Fields, path: string): void {
  const [name = 'steps', other] = ['steps', 'stats'].filter((field) => given[field] !== undefined)
  if (other !== undefined)
    throw new ScenarioError(`${path}.${other}`, `means the same as "${name}": say one of them`)
  const steps = readFields(`${path}.${name}`, given[name] ?? {}, STATS)
  STATS.forEach((stat, index) => {
    clan.steps[index] = readNumber(`${path}.${name}.${stat}`, steps[stat] ?? 1, 1, LAST_STEP)
  })
}

/** "troll" lies in the first free slot of its kind, "troll 4" in that slot. */
function addUpgrade(clan: ClanState, words: string, age: Age, place: string): void {
  const [name = '', said, ...more] = words.split(' ')
  const id = readCard(place, more.length > 0 ? words : name, age)
  const { slot: kind } = cardOf(id)
  if (kind === null) throw new ScenarioError(place, `"${id}" is no upgrade`)
  const { first, count } = SLOTS_OF[kind]
  const free = Array.from({ length: count }, (_, index) => first + index).find(
    (slot) => clan.upgrades[slot] === null && (said === undefined || String(slot) === said),
  )
  if (free === undefined) throw new ScenarioError(place, `no ${kind} slot left for "${id}"`)
  clan.upgrades[free] = id
  if (kind === 'monster') moveUnit(clan, unitOfSlot(free), BOX, RESERVE)
}

function checkCards(clan: Readonly<ClanState>, path: string): void {
  for (const card of clan.quests) {
    if (cardOf(card).type !== 'quest')
      throw new ScenarioError(`${path}.quests`, `"${card}" is no quest`)
  }
  const hand = clan.hand.slice()
  for (const card of clan.shown) {
    const index = hand.indexOf(card)
    if (index < 0) throw new ScenarioError(`${path}.shown`, `"${card}" is not in the hand`)
    hand.splice(index, 1)
  }
}
