import * as v from 'valibot'
import { Refusal, RefusalCode } from '../refusals.ts'
import { ClockShown, TableShown } from '../table.ts'
import {
  ActionShape,
  Anything,
  Count,
  Id,
  MessageShape,
  Moment,
  Name,
  SeatNumber,
} from '../words.ts'
import { OrdersTold } from './orders.ts'
import { Phrase } from './phrases.ts'

/** The words of a game, by which frames are packed (see "Packed frames"). */
export const WordList = v.object({
  /** Another one whenever the words are others. */
  version: v.string(),
  /** Left out where the hello named this version. */
  list: v.optional(v.array(v.string())),
})

/** Answers the hello. */
export const Welcome = v.object({
  type: v.literal('welcome'),
  /** The version of this protocol that the server speaks. */
  protocol: Count,
  /** The seat this connection speaks for; `null` for one who only watches. */
  seat: v.nullable(SeatNumber),
  /** The server's clock. */
  now: Moment,
  /** Whom one does not hear. */
  muted: v.array(Id),
  /** In answer to a hello with `words`: from now on every `step` and `reset` is packed by these. */
  words: v.optional(WordList),
})

/** Everything about the table that may change and that everybody may know. */
export const TableTold = v.object({ type: v.literal('table'), table: TableShown })

/** An open question, by its id, its seat and its kind: whose it is is no secret. */
export const OpenQuestion = v.tuple([Count, SeatNumber, v.string()])

/** The clocks by seat, told when they change without anything else at the table. */
export const Clocks = v.object({ type: v.literal('clocks'), clocks: v.array(ClockShown) })

/** What this seat is asked (its kind stands in `open`), and all that may be answered, packed by type. */
export const Ask = v.object({
  /** What the answer has to cite. */
  question: Count,
  /** See "Answers, packed". */
  answers: v.array(
    v.tuple([
      v.string(),
      v.array(v.string()),
      v.array(v.array(v.union([v.string(), v.number(), v.boolean()]))),
    ]),
  ),
})

/** One action as this viewer heard it; step 0 is the set-up. */
export const LogLine = v.object({
  step: Count,
  by: v.nullable(SeatNumber),
  events: v.array(Anything),
  /** How often the game came back to this point because somebody took something back. */
  returns: Count,
  /** A bot stood in for the person. */
  standIn: v.optional(v.literal(true)),
})

/** Everything anew: the first time, after taking back, after too much was missed. */
export const Reset = v.object({
  type: v.literal('reset'),
  revision: Count,
  /** How many actions the game has. */
  step: Count,
  /** What everybody may know. */
  shared: Anything,
  /** What this seat knows beyond it; `null` for one who only watches. */
  own: Anything,
  /** The game so far, as this viewer heard it. */
  log: v.array(LogLine),
  /** What the game waits for. */
  open: v.array(OpenQuestion),
  /** What this seat is asked; `null`: nothing. */
  ask: v.nullable(Ask),
  /** Whether this seat may take its last choice back. */
  undo: v.boolean(),
  /** The result, once the game is over. */
  outcome: v.nullable(v.object({ scores: v.array(v.number()), winners: v.array(SeatNumber) })),
})

/** One action later. What is left out has not changed. */
export const Step = v.object({
  type: v.literal('step'),
  revision: Count,
  /** Who acted. */
  by: SeatNumber,
  /** A bot stood in for the person. */
  standIn: v.optional(v.literal(true)),
  /** What happened, as everybody may hear it. */
  events: v.array(Anything),
  /** The same as this seat heard it, where it may know more. */
  yours: v.optional(v.array(Anything)),
  /** How the shared view changed (see "Changes"). */
  shared: v.optional(Anything),
  /** How this seat's own part changed. */
  own: v.optional(Anything),
  open: v.optional(v.array(OpenQuestion)),
  /** `null` where nothing is asked of this seat any more. */
  ask: v.optional(v.nullable(Ask)),
  undo: v.optional(v.boolean()),
  outcome: v.optional(v.object({ scores: v.array(v.number()), winners: v.array(SeatNumber) })),
})

/** How a game came from a step to where it stands, as this seat saw it. */
export const Past = v.object({
  /** The step it begins with. */
  step: Count,
  /** What everybody could know then. */
  shared: Anything,
  /** What this seat knew beyond it. */
  own: Anything,
  /** One for each action since; what happened stands in the log. */
  steps: v.array(
    v.object({
      /** How the shared view changed (see "Changes"). */
      shared: v.optional(Anything),
      /** How this seat's own part changed. */
      own: v.optional(Anything),
      open: v.array(OpenQuestion),
    }),
  ),
})
export type Past = v.InferOutput<typeof Past>

/** Advice that was asked for by `hint` or `why`. */
export const Advice = v.object({
  /** To `hint`: what to answer. */
  action: v.optional(ActionShape),
  /** To `why`: the step it is about, which may be an earlier one of the same seat. */
  step: v.optional(Count),
  /** Of whoever is spoken of to win, 0 to 1; `null` where nobody can tell. */
  chance: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** In the game's own texts; `null` where nothing speaks for it more than for anything else. */
  reason: v.nullable(MessageShape),
})

/** What became of the client's message with this id. */
export const Reply = v.object({
  type: v.literal('reply'),
  /** That of the message it answers. */
  id: Count,
  /** The revision an answer or an undo led to, or nothing to tell. */
  taken: v.optional(v.nullable(Count)),
  refused: v.optional(Refusal),
  /** To `why-not`: the rule that forbids it, or `null`. */
  why: v.optional(v.nullable(MessageShape)),
  /** To `recall`. */
  past: v.optional(Past),
  /** To `hint` and `why`; `null` where there is nothing to say. */
  advice: v.optional(v.nullable(Advice)),
})

/** Something was said at the table. */
export const ChatTold = v.object({
  type: v.literal('chat'),
  /** Its number at this table. */
  n: Count,
  at: Moment,
  person: Id,
  /** `null`: one who watches. */
  seat: v.nullable(SeatNumber),
  name: Name,
  /** A phrase is here in English. */
  text: v.string(),
  /** Where a phrase was said: its text is `phrase.<phrase>`. */
  phrase: v.optional(Phrase),
})

/** Something went wrong that answers no message with an id. The connection may be closed after it. */
export const Problem = v.object({
  type: v.literal('error'),
  code: RefusalCode,
  why: v.nullable(MessageShape),
})

/** The server closes the connection; whether and when to come back. */
export const Goodbye = v.object({
  type: v.literal('goodbye'),
  /** `not-watched`: one only watched, and nobody may watch this game. */
  reason: v.picklist(['restart', 'replaced', 'gone', 'slow', 'idle', 'signed-out', 'not-watched']),
  /** Milliseconds to wait before one connects again; `null`: do not. */
  retry: v.nullable(Count),
})

/** All that a server says. */
export const FromServer = v.variant('type', [
  Welcome,
  TableTold,
  Clocks,
  OrdersTold,
  Reset,
  Step,
  Reply,
  ChatTold,
  Problem,
  Goodbye,
])
export type FromServer = v.InferOutput<typeof FromServer>
export type Welcome = v.InferOutput<typeof Welcome>
export type WordList = v.InferOutput<typeof WordList>
export type Reset = v.InferOutput<typeof Reset>
export type Step = v.InferOutput<typeof Step>
export type Reply = v.InferOutput<typeof Reply>
export type OpenQuestion = v.InferOutput<typeof OpenQuestion>
export type Ask = v.InferOutput<typeof Ask>
export type LogLine = v.InferOutput<typeof LogLine>
