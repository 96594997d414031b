import type { Viewer } from '@meadhall/kernel'
import type { Battle, Side } from './battle.ts'
import {
  isSolo,
  type MonsterState,
  type PlayerState,
  type State,
  type ValhallaDecision,
} from './state.ts'
import type { BattleSeen, FighterSeen, MonsterSeen, PlayerSeen, SideSeen, Table } from './table.ts'
import { type FrameView, sharedFrame } from './view-frame.ts'

/** What one viewer may know of a game. Built from nothing; what is not named here stays secret. */
export interface View extends Table {
  readonly viewer: Viewer
  readonly deck: number
  readonly unused: number
  readonly frames: readonly FrameView[]
  readonly open: readonly ValhallaDecision[]
  readonly nextDecision: number
}

/**
 * What everybody may know: a spectator's view, the same for all seats. What a seat knows beyond it
 * is laid over it by `own.ts`; these two decide who may know what.
 */
export function shared(state: Readonly<State>): View {
  const { king, monster, battle } = state
  return {
    version: state.version,
    viewer: null,
    options: state.options,
    players: state.players.map((player) => sharedPlayer(state, player)),
    first: state.first,
    deck: state.deck.length,
    discard: state.discard.slice(),
    unused: state.unused.length,
    loki: state.loki,
    king: king && { holders: king.holders.slice(), levels: king.levels.slice() },
    monster: monster && sharedMonster(monster, isBeforeGame(state)),
    grey: state.grey,
    ending: state.ending,
    over: state.over,
    battle: battle && sharedBattle(battle),
    frames: state.frames.map(sharedFrame),
    open: state.open.map(({ id, seat, kind }) => ({ id, seat, kind })),
    nextDecision: state.nextDecision,
  }
}

/**
 * Squads, shields and Jarls are open; hands and Valhalla piles are not (VH-R45). The piles are
 * turned up when points are counted. In solo there is nobody to hide them from: the pile is strength
 * (VH-96), and the Jarl is chosen among all.
 */
function sharedPlayer(state: Readonly<State>, player: Readonly<PlayerState>): PlayerSeen {
  const solo = isSolo(state)
  return {
    jarl: player.jarl,
    offered: solo ? player.offered.slice() : player.offered.length,
    hand: player.hand.length,
    shown: player.shown.slice(),
    squad: player.squad.map(sharedFighter),
    valhalla: solo || state.over ? player.valhalla.slice() : player.valhalla.length,
    shields: player.shields,
    captured: player.captured.slice(),
    attackedBy: player.attackedBy,
    defeated: player.defeated,
    angry: player.angry,
  }
}

function sharedFighter(fighter: FighterSeen | null): FighterSeen | null {
  return fighter && { card: fighter.card, tyr: fighter.tyr }
}

/** Whether the game is still being set up. */
function isBeforeGame({ frames, over }: Readonly<State>): boolean {
  return !over && frames.every(({ kind }) => kind !== 'rounds')
}

/** How many cards of the stack may be read during the game: the fought one and the next (VH-91). */
const READABLE = 2

function sharedMonster(monster: Readonly<MonsterState>, isBefore: boolean): MonsterSeen {
  const isRead = (place: number): boolean => isBefore || place < READABLE
  return {
    id: monster.id,
    side: monster.side,
    stack: monster.stack.map((card, place) => (isRead(place) ? card : null)),
    covered: monster.covered.slice(),
    beside: monster.beside.slice(),
    lastStand: monster.lastStand,
    fought: monster.fought,
    result: monster.result,
  }
}

function sharedBattle(battle: Readonly<Battle>): BattleSeen {
  return {
    kind: battle.kind,
    attacker: battle.attacker,
    defender: battle.defender,
    sides: battle.sides.map(sharedSide),
    step: battle.step,
    cursor: battle.cursor,
    winner: battle.winner,
    totals: battle.totals.slice(),
    wagers: battle.wagers.map(({ by, side, draw, discard }) => ({ by, side, draw, discard })),
    sent: battle.sent.map((cards) => cards.slice()),
  }
}

/** Everything of a side is open but the cards face down beside dwarfs (VH-78). */
function sharedSide(side: Readonly<Side>): SideSeen {
  return {
    seat: side.seat,
    role: side.role,
    dice: side.dice.slice(),
    armed: side.armed.map(({ seat, space, card, dice, bonus }) => {
      return { seat, space, card, dice: dice.slice(), bonus }
    }),
    tactics: side.tactics.slice(),
    aside: side.aside.length,
    strength: side.strength,
    freeRerolls: side.freeRerolls,
    turns: side.turns,
    paidRerolls: side.paidRerolls,
    lostDice: side.lostDice,
    extraDice: side.extraDice,
    firstMisses: side.firstMisses,
    jarlOff: side.jarlOff,
    half: side.half,
    wild: side.wild,
    blocked: side.blocked,
    giantUsed: side.giantUsed,
    jarlDieUsed: side.jarlDieUsed,
    onRoad: side.onRoad.slice(),
    denied: side.denied.slice(),
    thor: side.thor.map(({ card, by }) => ({ card, by })),
  }
}
