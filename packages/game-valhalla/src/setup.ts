import { at, type Emit, type Start, seedRng, shuffle } from '@meadhall/kernel'
import { run } from './apply.ts'
import { deckCards, monsterStack } from './cards/index.ts'
import type { LokiId } from './cards/printed.ts'
import { LOKI } from './cards/printed.ts'
import type { ValhallaEvent } from './events.ts'
import { GREY_DICE, SHIELDS, SPACES } from './ids.ts'
import { monsterSide } from './queries/monster.ts'
import type { King, MonsterState, Options, PlayerState, State } from './state.ts'

const TYR_IN_DECK = 14

/** Raised when an old action log would replay differently; a changed rule asks the state for it. */
export const RULES_VERSION = 2

/** The table at the start, run on to the first decision. */
export function setup(
  { options, seats, seed, version = RULES_VERSION }: Start<Options>,
  emit?: Emit<ValhallaEvent>,
): State {
  const rng = seedRng(seed)
  const tyr = options.tyr ? shuffle(rng, deckCards('tyr')) : []
  const deck = deckCards('base')
  if (options.thor) deck.push(...deckCards('thor'))
  if (options.valkyries) deck.push(...deckCards('valkyries'))
  if (options.dwarves) deck.push(...deckCards('dwarves'))
  deck.push(...tyr.splice(0, TYR_IN_DECK))
  shuffle(rng, deck)
  const state: State = {
    version,
    options,
    players: Array.from({ length: seats }, () => newPlayer(seats)),
    first: Math.max(0, options.firstPlayer),
    deck,
    discard: [],
    unused: tyr,
    loki: lokiCard(options, rng),
    king: options.king ? newKing(seats) : null,
    monster: seats === 1 ? newMonster(options) : null,
    grey: GREY_DICE,
    ending: false,
    over: false,
    battle: null,
    frames: [{ kind: 'setup', step: 0 }],
    open: [],
    nextDecision: 1,
    rng,
    loaded: [],
  }
  if (state.monster !== null)
    state.monster.covered = monsterSide(state)?.attackSymbols.map(() => false) ?? []
  run(state, emit)
  return state
}

export function newPlayer(seats: number): PlayerState {
  return {
    jarl: null,
    offered: [],
    hand: [],
    shown: [],
    squad: Array.from({ length: SPACES }, () => null),
    valhalla: [],
    shields: SHIELDS,
    captured: Array.from({ length: seats }, () => 0),
    attackedBy: 0,
    defeated: false,
    angry: false,
  }
}

/** VH-55: the card chosen, the one marked for the first game, or a random one. */
function lokiCard(options: Options, rng: State['rng']): LokiId | null {
  if (!options.loki) return null
  if (options.lokiCard !== 'random') return options.lokiCard
  if (options.firstGame) return LOKI.find((card) => card.firstGame)?.id ?? null
  return at(
    shuffle(
      rng,
      LOKI.map((card) => card.id),
    ),
    0,
  )
}

/** VH-84, VH-87: one king, two with six players. */
export function newKing(seats: number): King {
  const cards = seats === 6 ? 2 : 1
  return {
    holders: Array.from({ length: cards }, () => -1),
    levels: Array.from({ length: cards }, () => 1),
  }
}

/** VH-91, VH-108: the stack, weakest first, turned to its stronger side with an extra deck. */
export function newMonster(options: Options): MonsterState {
  return {
    id: options.monster,
    side: options.valkyries ? 'b' : 'a',
    stack: monsterStack(options.monster).map((card) => card.id),
    covered: [],
    beside: [],
    lastStand: false,
    fought: null,
    result: 0,
  }
}
