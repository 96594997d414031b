import {
  decisionMessage,
  eventMessage,
  reasonMessage,
  seatName,
  stageOf,
  type ValhallaAction,
  valhalla,
} from '@meadhall/game-valhalla'
import { lazy } from 'react'
import { type GameBoard, sealed } from '../../table/game-board.ts'
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
import type { Valhalla } from './game.ts'
import { leadInOf, paceOf, soundOf } from './pace.ts'
import { Scene } from './scene.tsx'
import { scenesIn } from './scenes.ts'

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

const board: GameBoard<Valhalla> = {
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
  parts: (_view, decision, action) => partsOf(decision.kind, action),
  drawn: (view, decision) => drawnIn(view, decision.kind),
  attempt: (_view, decision, picked, target) =>
    attemptAt(decision.kind, decision.seat, picked, target),
  deed: (action) => deedOf(action),
  doing: (view, decision, target, actions) => doingOf(view, decision, target, actions),
  question: (view, decision) => decisionMessage(view, decision),
  step: (view, decision, begun) => stepOf(view, decision, begun),
  hint: (view, decision) => hintOf(view, decision),
  action: (view, decision, action) => actionOf(view, decision, action),
  event: (event) => eventMessage(event),
  summary: (words, _view, events) => summaryOf(words, events),
  reason: reasonMessage,
  seat: (_view, seat) => ({ key: seatName(seat) }),
  aid: (view) => aidOf(view),
  stage: (view) => stageOf(view, view.deck),
  confirmed: CONFIRMED,
  confirmKind: (decision, action) => confirmKindOf(decision.kind, action),
  shown: (_view, event) => shownIn(event),
  gain: (_view, event) => gainIn(event),
  touched: (events) => touchedIn(events),
  leadIn: (events) => leadInOf(events),
  pace: (events) => paceOf(events),
  scenes: scenesIn,
  spoken: async () => (await import('@meadhall/spoken/valhalla')).valhallaSpoken,
  sound: (event) => soundOf(event),
}

export const valhallaBoard = sealed(board)
