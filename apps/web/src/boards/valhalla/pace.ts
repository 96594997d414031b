import type { ValhallaEvent } from '@meadhall/game-valhalla'
import type { LeadIn, Sound } from '../../table/game-board.ts'

/** How long each event is looked at, in milliseconds at normal speed; what is not named, shows nothing. */
const PACE: Readonly<Partial<Record<ValhallaEvent['type'], number>>> = {
  'jarl-revealed': 250,
  'warrior-picked': 700,
  'cards-discarded': 300,
  'hand-shown': 900,
  'warrior-played': 800,
  'warrior-replaced': 300,
  'tyr-attached': 600,
  'attack-began': 1400,
  'support-played': 1200,
  'winner-named': 800,
  'dice-rolled': 700,
  'dice-rerolled': 600,
  'die-discarded': 400,
  'miss-turned': 700,
  'warrior-armed': 900,
  'tactic-played': 1100,
  'jarl-silenced': 700,
  'warrior-blocked': 900,
  'tactic-lost': 700,
  'card-aside': 700,
  'road-taken': 900,
  'phase-ended': 700,
  'battle-void': 1200,
  'battle-won': 2200,
  'shield-captured': 900,
  'shield-lost': 900,
  'warrior-sent': 700,
  'valhalla-denied': 800,
  'glory-taken': 600,
  'mission-done': 900,
  'card-stolen': 700,
  'tactic-returned': 600,
  'king-crowned': 900,
  'king-rises': 700,
  'loki-laughs': 900,
  'thor-kept': 700,
  'card-kept': 350,
  'end-caused': 1500,
  'ragnarok-began': 2000,
  'monster-rolled': 1300,
  'monster-attacks': 1500,
  'monster-beaten': 1600,
}

/** One action may tell many things; nobody wants to wait longer than this for one. */
const LONGEST = 3000

export function paceOf(events: readonly ValhallaEvent[]): number {
  const sum = events.reduce((all, { type }) => all + (PACE[type] ?? 0), 0)
  return Math.min(sum, LONGEST)
}

/** As long as the last of the dice tumbles (dice-tray.css), and a breath. */
const TUMBLE: LeadIn = { lasts: 1100, board: 'after' }

const ROLLS: readonly ValhallaEvent['type'][] = ['dice-rolled', 'dice-rerolled']

export function leadInOf(events: readonly ValhallaEvent[]): LeadIn | null {
  return events.some(({ type }) => ROLLS.includes(type)) ? TUMBLE : null
}

const SOUNDS: Readonly<Partial<Record<ValhallaEvent['type'], Sound>>> = {
  'warrior-picked': 'move',
  'warrior-played': 'move',
  'warrior-armed': 'move',
  'tyr-attached': 'card',
  'cards-drawn': 'card',
  'card-kept': 'card',
  'tactic-played': 'card',
  'support-played': 'card',
  'card-stolen': 'card',
  'glory-taken': 'card',
  'dice-rolled': 'dice',
  'dice-rerolled': 'dice',
  'monster-rolled': 'dice',
  'attack-began': 'clash',
  'monster-attacks': 'clash',
  'battle-won': 'clash',
  'warrior-sent': 'horn',
  'king-crowned': 'horn',
  'monster-beaten': 'victory',
  'mission-done': 'victory',
  'shield-lost': 'defeat',
  'turn-began': 'turn',
  'end-caused': 'fire',
  'ragnarok-began': 'fire',
}

export function soundOf({ type }: ValhallaEvent): Sound | null {
  return SOUNDS[type] ?? null
}
