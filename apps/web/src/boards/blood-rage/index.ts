import {
  actionMessage,
  bloodRage,
  decisionMessage,
  hintMessage,
  reasonMessage,
  stageOf,
} from '@meadhall/game-blood-rage'
import { type GameBoard, sealed } from '../../table/game-board.ts'
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
import type { BloodRage } from './game.ts'
import { paceOf } from './pace.ts'
import { soundOf } from './sounds.ts'
import { summaryOf } from './stories/heard.ts'
import { Scene } from './stories/scene.tsx'
import { scenesOf } from './stories/scenes.ts'

const board: GameBoard<BloodRage> = {
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
  parts: (view, _decision, action) => partsOf(view, action),
  drawn: (view, decision) => drawnIn(view, decision),
  attempt: (view, decision, picked, target) => attemptOf(view, decision, picked, target),
  deed: (action) => deedMessage(action),
  doing: (view, decision, target, actions) => doingMessage(view, decision, target, actions),
  question: (_view, decision) => decisionMessage(decision),
  step: (_view, decision, begun) => stepMessage(decision, begun),
  hint: (_view, decision) => hintMessage(decision),
  action: (view, decision, action) => actionMessage(view, decision, action),
  event: (event) => eventSaying(event),
  summary: (words, view, events) => summaryOf(words, view, events),
  reason: (reason) => reasonMessage(reason),
  seat: (view, seat) => ({ key: `clan.${view.clans[seat]?.clan ?? 'wolf'}` }),
  aid: (view) => aidOf(view),
  stage: (view) => stageOf(view),
  confirmed: CONFIRMED,
  confirmKind: (decision, action) => confirmKindOf(decision, action),
  shown: (view, event) => shownIn(view, event),
  gain: (_view, event) => gainIn(event),
  touched: (events) => touchedBy(events),
  leadIn: () => null,
  pace: (events) => paceOf(events),
  scenes: scenesOf,
  spoken: async () => (await import('@meadhall/spoken/blood-rage')).bloodRageSpoken,
  sound: (event) => soundOf(event),
}

export const bloodRageBoard = sealed(board)
