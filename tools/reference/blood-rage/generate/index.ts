import { type RngState, shuffle } from '@meadhall/kernel'
import {
  type Age,
  type Clan,
  cardOf,
  OUTER_PROVINCES,
  type OuterProvince,
  type Position,
  PROVINCES,
  type Province,
  type Stat,
  type Token,
  valueOn,
} from '../rules/index.ts'
import { type Dealt, dealCards, discardSome } from './cards.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type Ground, musterFigures } from './figures.ts'

/** A position in which a clan is about to pillage, and how. */
export interface Attempt {
  readonly position: Position
  readonly pillager: number
  readonly province: Province
  /** Again, by Tyr's Challenge (BR-11.10). */
  readonly again: boolean
}

const CLANS = ['wolf', 'bear', 'serpent', 'raven']
const TOKENS: readonly Token[] = [
  ...(['rage', 'rage', 'rage'] as const),
  ...(['axes', 'axes'] as const),
  ...(['horns', 'horns'] as const),
  'glory',
]
const CHALLENGE = 2

/** A random position made for meetings of cards: crowded provinces, full slots, bluffs in hands. */
export function randomAttempt(rng: RngState): Attempt {
  const chance = chanceOf(rng)
  const names = shuffle(rng, [...CLANS]).slice(0, chance.pick([2, 3, 4, 4]))
  const age = chance.pick<Age>([1, 2, 3, 3, 3])
  const dealt = dealCards(chance, age, names.length)
  const pillager = chance.upTo(names.length - 1)
  const destroyed = shuffle(rng, [...OUTER_PROVINCES]).slice(0, chance.upTo(4))
  const province = chance.pick(PROVINCES.filter((one) => !isAmong(destroyed, one)))
  const again = mayChallenge(dealt[pillager]) && chance.oneIn(2)
  const ground: Ground = { province, destroyed, crowd: new Map() }
  const clans = clansOf(chance, names, dealt, pillager, ground)
  const pillaged = somePillaged(chance, ground, again)
  const tokens = layTokens(shuffle(rng, [...TOKENS]))
  const discard = discardSome(chance, dealt, age)
  return {
    position: { age, clans, tokens, destroyed, pillaged, discard },
    pillager,
    province,
    again,
  }
}

/** Never all that survive, or there would be no turn to act in (BR-5.5). */
function somePillaged(chance: Chance, ground: Ground, again: boolean): Province[] {
  const others = PROVINCES.filter(
    (one) => one !== ground.province && !ground.destroyed.includes(one),
  )
  const pillaged = others.filter(() => chance.oneIn(3))
  if (!again) return pillaged
  return [ground.province, ...(pillaged.length < others.length ? pillaged : [])]
}

function isAmong(list: readonly Province[], province: Province): boolean {
  return list.includes(province)
}

function mayChallenge(dealt: Dealt | undefined): boolean {
  return dealt?.upgrades.some((card) => cardOf(card).name === 'tyrs-challenge') ?? false
}

/** Fighters are put down first, so that a crowd leaves them their place. */
function clansOf(
  chance: Chance,
  names: readonly string[],
  dealt: readonly Dealt[],
  pillager: number,
  ground: Ground,
): Clan[] {
  const enemy = (pillager + 1 + chance.upTo(names.length - 2)) % names.length
  const order = [pillager, enemy, ...names.keys()].filter(
    (seat, at, all) => all.indexOf(seat) === at,
  )
  const clans = new Map<number, Clan>()
  for (const seat of order) {
    const mustFight = seat === pillager || (seat === enemy && !chance.oneIn(8))
    const steps = someSteps(chance)
    const { upgrades = [], hand = [], shown = [] } = dealt[seat] ?? {}
    const muster = { upgrades, horns: valueOn({ steps }, 'horns'), mustFight }
    clans.set(seat, {
      name: names[seat] ?? '',
      glory: chance.oneIn(2) ? chance.upTo(3) : chance.upTo(60),
      rage: someRage(chance, seat === pillager),
      passed: seat !== pillager && chance.oneIn(5),
      steps,
      upgrades,
      hand,
      shown,
      figures: musterFigures(chance, ground, muster),
    })
  }
  return names.flatMap((_, seat) => clans.get(seat) ?? [])
}

/** Whoever acts has Rage, enough for Tyr's Challenge too. */
function someRage(chance: Chance, acts: boolean): number {
  const most = chance.pick([3, 12])
  return Math.max(acts ? CHALLENGE : 0, chance.upTo(most))
}

/** Steps at the end of the tracks come often: there what can be chosen runs out. */
function someSteps(chance: Chance): Record<Stat, number> {
  const step = () => chance.pick([1, 2, 3, 4, 5, 5, 6, 6])
  return { rage: step(), axes: step(), horns: step() }
}

function layTokens(tokens: readonly Token[]): Record<OuterProvince, Token> {
  const laid = OUTER_PROVINCES.map((province, index) => [province, tokens[index]])
  return Object.fromEntries(laid) as Record<OuterProvince, Token>
}
