import { at, below, type Emit, type Start, seedRng, shuffle } from '@meadhall/kernel'
import { run } from './apply.ts'
import { ALL_CARDS } from './cards/index.ts'
import type { CardId } from './cards/printed.ts'
import type { BloodRageEvent } from './events.ts'
import { type ClanId, SLOTS, STATS, type Token } from './ids.ts'
import { BOX, PLACES, type Place, PROVINCES, RESERVE } from './map.ts'
import { WARRIORS } from './queries/figures.ts'
import { RAGE, statValue } from './queries/stats.ts'
import type { ClanState, Options, State } from './state.ts'

/** The eight tokens of the outer provinces (BR-1.8). */
const OUTER_TOKENS: readonly Token[] = [
  'rage',
  'rage',
  'rage',
  'axes',
  'axes',
  'horns',
  'horns',
  'glory',
]

/** Provinces destroyed before the game by number of players (BR-2.3). */
const DESTROYED_AT_START: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1 }
const DOOMS = 3

/** Raised when an old action log would replay differently; a changed rule asks the state for it. */
export const RULES_VERSION = 2

/** The table before the first age, and on to the first decision. */
export function setup(
  { options, seats, seed, version = RULES_VERSION }: Start<Options>,
  emit?: Emit<BloodRageEvent>,
): State {
  const rng = seedRng(seed)
  const tokens: Token[] = ['yggdrasil', ...shuffle(rng, OUTER_TOKENS.slice())]
  const ragnarok = shuffle(
    rng,
    Array.from({ length: PROVINCES - 1 }, (_, index): Place => index + 1),
  )
  const gone = ragnarok.slice(DOOMS, DOOMS + (DESTROYED_AT_START[seats] ?? 0))
  const decks = [1, 2, 3].map((age) => shuffle(rng, deckOf(age, seats)))
  const first = options.firstPlayer < 0 ? below(rng, seats) : options.firstPlayer
  const state: State = {
    version,
    options,
    age: 1,
    phase: 'draft',
    first,
    clans: options.clans.map(newClan),
    tokens,
    pillaged: tokens.map(() => false),
    destroyed: tokens.map((_, province) => gone.includes(province)),
    dooms: ragnarok.slice(0, DOOMS),
    decks,
    discard: [],
    over: false,
    frames: [{ kind: 'age', next: 0 }],
    open: [],
    nextDecision: 1,
    rng,
  }
  run(state, emit)
  return state
}

/** Decks by age and number of players, made once: every game starts from a copy. */
const DECKS = [1, 2, 3].map((age) =>
  [0, 1, 2, 3, 4].map((players) =>
    ALL_CARDS.filter((card) => card.age === age).flatMap((card) =>
      card.marks.filter((mark) => mark <= players).map(() => card.id),
    ),
  ),
)

/** The cards of an age that are in the game with so many players (BR-2.5). */
export function deckOf(age: number, players: number): CardId[] {
  return at(at(DECKS, age - 1), players).slice()
}

/** A clan at the start: everything in the reserve, every stat on step 1 (BR-1.1, BR-1.5). */
export function newClan(clan: ClanId): ClanState {
  const fresh: ClanState = {
    clan,
    glory: 0,
    rage: 0,
    steps: STATS.map(() => 1),
    upgrades: Array.from({ length: SLOTS }, () => null),
    hand: [],
    shown: [],
    quests: [],
    kept: null,
    buried: [],
    passed: [],
    warriors: PLACES.map((_, place) => (place === RESERVE ? WARRIORS : 0)),
    singles: [RESERVE, RESERVE, BOX, BOX],
  }
  fresh.rage = statValue(fresh, RAGE)
  return fresh
}
