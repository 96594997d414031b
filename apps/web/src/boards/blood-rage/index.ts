import {
  actionMessage,
  type BloodRageAction,
  type BloodRageDecision,
  type BloodRageEvent,
  bloodRage,
  decisionMessage,
  hintMessage,
  reasonMessage,
  stageOf,
  type View,
} from '@meadhall/game-blood-rage'
import type { Action, Decision, GameEvent } from '@meadhall/kernel'
import type { GameBoard } from '../board.ts'
import rulings from '../rulings/blood-rage.json' with { type: 'json' }
import { aidOf } from './answers/aid.ts'
import { attemptOf } from './answers/attempt.ts'
import { CONFIRMED, confirmKindOf } from './answers/confirm.ts'
import { drawnIn } from './answers/drawn.ts'
import { gainIn, shownIn } from './answers/moments.ts'
import { partsOf } from './answers/parts.ts'
import { deedMessage, doingMessage, eventSaying } from './answers/sayings.ts'
import { stepMessage } from './answers/steps.ts'
import { touchedBy } from './answers/touched.ts'
import { Own, Rivals, Stage, Status } from './board.tsx'
import { hasPeek, Peek } from './cards/peek.tsx'
import { Ending } from './ending/ending.tsx'
import { paceOf } from './pace.ts'
import { soundOf } from './sounds.ts'
import { summaryOf } from './stories/heard.ts'
import { Scene } from './stories/scene.tsx'
import { scenesOf } from './stories/scenes.ts'

/* The table does not know this game's types; what it hands back came from here. */
const asView = (view: unknown): View => view as View
const asDecision = (decision: Decision): BloodRageDecision => decision as BloodRageDecision
const asAction = (action: Action): BloodRageAction => action as BloodRageAction
const asEvents = (events: readonly GameEvent[]): readonly BloodRageEvent[] =>
  events as readonly BloodRageEvent[]

export const bloodRageBoard: GameBoard = {
  rules: bloodRage,
  Status,
  Rivals,
  Stage,
  Own,
  Scene,
  Ending,
  Peek,
  hasPeek,
  rulings,
  parts: (view, _decision, action) => partsOf(asView(view), asAction(action)),
  drawn: (view, decision) => drawnIn(asView(view), asDecision(decision)),
  attempt: (view, decision, picked, target) =>
    attemptOf(asView(view), asDecision(decision), picked, target),
  deed: (action) => deedMessage(asAction(action)),
  doing: (view, decision, target, actions) =>
    doingMessage(asView(view), asDecision(decision), target, actions.map(asAction)),
  question: (_view, decision) => decisionMessage(asDecision(decision)),
  step: (_view, decision, begun) => stepMessage(asDecision(decision), begun),
  hint: (_view, decision) => hintMessage(asDecision(decision)),
  action: (view, decision, action) =>
    actionMessage(asView(view), asDecision(decision), asAction(action)),
  event: (event) => eventSaying(event as BloodRageEvent),
  summary: (words, view, events) => summaryOf(words, asView(view), asEvents(events)),
  reason: (reason) => reasonMessage(reason),
  seat: (view, seat) => ({ key: `clan.${asView(view).clans[seat]?.clan ?? 'wolf'}` }),
  aid: (view) => aidOf(asView(view)),
  stage: (view) => stageOf(asView(view)),
  confirmed: CONFIRMED,
  confirmKind: (decision, action) => confirmKindOf(asDecision(decision), asAction(action)),
  shown: (view, event) => shownIn(asView(view), event as BloodRageEvent),
  gain: (_view, event) => gainIn(event as BloodRageEvent),
  touched: (events) => touchedBy(asEvents(events)),
  leadIn: () => null,
  pace: (events) => paceOf(asEvents(events)),
  scenes: scenesOf,
  spoken: async () => (await import('@meadhall/spoken/blood-rage')).bloodRageSpoken,
  sound: (event) => soundOf(event as BloodRageEvent),
}
