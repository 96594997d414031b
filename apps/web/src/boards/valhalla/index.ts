import {
  decisionMessage,
  eventMessage,
  reasonMessage,
  seatName,
  stageOf,
  type ValhallaAction,
  type ValhallaDecision,
  type ValhallaEvent,
  type View,
  valhalla,
} from '@meadhall/game-valhalla'
import type { Action, Decision, GameEvent } from '@meadhall/kernel'
import { lazy } from 'react'
import type { GameBoard } from '../board.ts'
import rulings from '../rulings/valhalla.json' with { type: 'json' }
import { aidOf } from './answers/aid.ts'
import { attemptAt } from './answers/attempt.ts'
import { drawnIn } from './answers/drawn.ts'
import { summaryOf } from './answers/heard.ts'
import { gainIn, shownIn } from './answers/moments.ts'
import { partsOf } from './answers/parts.ts'
import { stepOf } from './answers/steps.ts'
import { actionOf, deedOf, doingOf, hintOf } from './answers/telling.ts'
import { touchedIn } from './answers/touched.ts'
import { Own, Rivals, Stage, Status } from './board.tsx'
import { hasPeek, Peek } from './cards/peek.tsx'
import { leadInOf, paceOf, soundOf } from './pace.ts'
import { Scene } from './scene.tsx'
import { scenesIn } from './scenes.ts'

/*
 * The table knows no game's types; it gives back only what this game's rules handed to it, so the
 * types come in here, once.
 */
const seen = (view: unknown) => view as View
const asked = (decision: Decision) => decision as ValhallaDecision
const done = (action: Action) => action as ValhallaAction
const told = (event: GameEvent) => event as unknown as ValhallaEvent

/** Needed once in a game: fetched when it comes to that. */
const Ending = lazy(() => import('./ending/ending.tsx'))

/** Kinds of action that ask for a confirmation unless a setting says otherwise. */
const CONFIRMED = [
  'jarl',
  'play-two',
  'attack',
  'reroll',
  'tactic',
  'end-phase',
  'support',
  'discard',
  'take',
] as const

/** Answers by which one loses a card or a warrior for good. */
const DISCARDS: readonly string[] = [
  'discard-card',
  'force-discard',
  'lose-warrior',
  'replace',
  'dwarf-card',
  'road',
  'start-discard',
]

/** Answers by which one takes a card: what was not taken is gone. */
const TAKES: readonly string[] = ['pick-warrior', 'hand-fill', 'keep', 'steal', 'glory']

export function confirmKindOf(kind: string, { type }: ValhallaAction): string | null {
  if (type === 'done') return kind === 'phase' ? 'end-phase' : null
  if (type === 'free-reroll') return 'reroll'
  if (DISCARDS.includes(kind)) return 'discard'
  if (TAKES.includes(kind)) return 'take'
  return (CONFIRMED as readonly string[]).includes(type) ? type : null
}

/** Asked by every name in the log at every move: found out once. */
const peekable = new Map<string, boolean>()

function isPeekable(name: string): boolean {
  const known = peekable.get(name) ?? hasPeek(name)
  peekable.set(name, known)
  return known
}

export const valhallaBoard: GameBoard = {
  rules: valhalla,
  Status,
  Rivals,
  Stage,
  Own,
  Scene,
  Ending,
  Peek,
  hasPeek: isPeekable,
  rulings,
  parts: (_view, decision, action) => partsOf(asked(decision).kind, done(action)),
  drawn: (view, decision) => drawnIn(seen(view), asked(decision).kind),
  attempt: (_view, decision, picked, target) =>
    attemptAt(asked(decision).kind, decision.seat, picked, target),
  deed: (action) => deedOf(done(action)),
  doing: (view, decision, target, actions) =>
    doingOf(seen(view), asked(decision), target, actions.map(done)),
  question: (view, decision) => decisionMessage(seen(view), asked(decision)),
  step: (view, decision, begun) => stepOf(seen(view), asked(decision), begun),
  hint: (view, decision) => hintOf(seen(view), asked(decision)),
  action: (view, decision, action) => actionOf(seen(view), asked(decision), done(action)),
  event: (event) => eventMessage(told(event)),
  summary: (words, _view, events) => summaryOf(words, events.map(told)),
  reason: reasonMessage,
  seat: (_view, seat) => ({ key: seatName(seat) }),
  aid: (view) => aidOf(seen(view)),
  stage: (view) => stageOf(seen(view), seen(view).deck),
  confirmed: CONFIRMED,
  confirmKind: (decision, action) => confirmKindOf(decision.kind, done(action)),
  shown: (_view, event) => shownIn(told(event)),
  gain: (_view, event) => gainIn(told(event)),
  touched: (events) => touchedIn(events.map(told)),
  leadIn: (events) => leadInOf(events.map(told)),
  pace: (events) => paceOf(events.map(told)),
  scenes: scenesIn,
  spoken: async () => (await import('@meadhall/spoken/valhalla')).valhallaSpoken,
  sound: (event) => soundOf(told(event)),
}
