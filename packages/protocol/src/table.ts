import * as v from 'valibot'
import { Anything, Count, Hex, Id, MessageShape, Moment, Name, SeatNumber } from './words.ts'

/** How a table's time is measured. Seconds for live play; hours a move for play over days. */
export const Tempo = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('live'),
    /** Seconds for each move before the reserve is touched. */
    move: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3600)),
    /** Seconds for the whole game. */
    reserve: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
  }),
  v.object({
    kind: v.literal('slow'),
    /** Hours for each move. */
    hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 30)),
  }),
])
export type Tempo = v.InferOutput<typeof Tempo>

/** How well a bot plays. */
export const BotLevel = v.picklist(['thrall', 'warrior', 'champion', 'norn'])

/** What a bot that looks ahead (champion, norn) leans to: how it plays, not what it knows. */
export const BotCharacter = v.picklist(['aggressive', 'lokis-friend', 'quest-hunter'])

/** For whom a seat is: anyone who comes, who has the link of the seat, or a bot. */
export const SeatPlan = v.variant('for', [
  v.object({ for: v.literal('anyone') }),
  v.object({ for: v.literal('invited') }),
  v.object({ for: v.literal('bot'), level: BotLevel, character: v.optional(BotCharacter) }),
])
export type SeatPlan = v.InferOutput<typeof SeatPlan>

/** `PUT /api/v1/tables/ID/seats/N`: for whom a free seat is from now on. */
export const SeatChange = v.variant('for', [
  v.object({ for: v.literal('anyone') }),
  v.object({ for: v.literal('bot'), level: BotLevel, character: v.optional(BotCharacter) }),
])
export type SeatChange = v.InferOutput<typeof SeatChange>

/** What happens when a clock runs out: a bot plays on until the person is back, or gives this answer. */
export const OnTimeout = v.picklist(['stand-in', 'one-answer'])

const WatchDelay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))

/** What a table's creator chooses. */
export const TablePlan = v.object({
  /** `blood-rage` or `valhalla`. */
  game: Id,
  /** The game's own options; what is left out is as usual. */
  options: v.optional(Anything, {}),
  /** One for each player, as many as the game allows. */
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(12)),
  /** Whether it is listed for everybody or found only by its link. */
  visibility: v.optional(v.picklist(['public', 'link']), 'link'),
  /** The clock. */
  tempo: v.optional(Tempo, { kind: 'none' }),
  /** What happens when somebody's time is up. */
  onTimeout: v.optional(OnTimeout, 'stand-in'),
  /** Whether others may watch the game. */
  spectators: v.optional(v.boolean(), true),
  /** Seconds by which those who watch hear of the game later than those who play. */
  watchDelay: v.optional(WatchDelay, 0),
  /** `rules`: as far as the rules allow; `consent`: further, if all people agree. */
  undo: v.optional(v.picklist(['rules', 'consent']), 'consent'),
  /** Whether it counts for the players' ratings. */
  rated: v.optional(v.boolean(), false),
})
export type TablePlan = v.InferOutput<typeof TablePlan>
/** The same as it is sent: what is left out is as usual. */
export type TablePlanSent = v.InferInput<typeof TablePlan>

export const PHASES = ['waiting', 'revealing', 'playing', 'paused', 'over', 'closed'] as const

/** Somebody who sits at a table. */
const SitterShown = v.object({
  id: Id,
  name: Name,
  /** A guest under a name that an account has: somebody else than that account. */
  namesake: v.optional(v.literal(true)),
})
export type SitterShown = v.InferOutput<typeof SitterShown>

/** A seat as everybody sees it. */
export const SeatShown = v.object({
  for: v.picklist(['anyone', 'invited', 'bot']),
  /** Who sits here; `null` while nobody does. Bots have none. */
  person: v.nullable(SitterShown),
  /** The level of the bot whose seat it is. */
  bot: v.nullable(BotLevel),
  /** What that bot leans to, where it has a character. */
  character: v.optional(BotCharacter),
  /** The bot that plays for a person who is away. */
  standIn: v.nullable(BotLevel),
  /** Whether one of the person's devices is connected. */
  here: v.boolean(),
  /** Whether the person has said, before the game, that it may begin. */
  ready: v.boolean(),
  /** In a rematch: the person was put here, and has not said yet that they play again. */
  awaited: v.optional(v.boolean()),
  /** What the seat is bound to (see "Fairness"). */
  commitment: v.nullable(Hex),
  /** Told once the seat has revealed it, before anything is shuffled. */
  contribution: v.nullable(Hex),
})

export const PROPOSALS = ['undo', 'pause', 'resume', 'end'] as const

/** What all people at the table are to agree on. */
export const ProposalShown = v.object({
  id: Id,
  /** To take the last choice back, to pause, to go on, to end the game. */
  what: v.picklist(PROPOSALS),
  by: SeatNumber,
  /** Who has agreed so far. */
  agreed: v.array(SeatNumber),
  /** It lapses then. */
  until: Moment,
})

/** One seat's clock. */
export const ClockShown = v.object({
  /** When it runs out; `null` while it stands still. */
  due: v.nullable(Moment),
  /** Milliseconds of reserve left when it was last stopped. */
  reserve: Count,
})

/** A table as everybody sees it. */
export const TableShown = v.object({
  id: Id,
  /** One more with every change of the table. */
  version: Count,
  game: Id,
  options: Anything,
  seats: v.array(SeatShown),
  /** The id of the person who may start it. */
  host: v.nullable(Id),
  visibility: v.picklist(['public', 'link']),
  tempo: Tempo,
  onTimeout: OnTimeout,
  spectators: v.boolean(),
  watchDelay: WatchDelay,
  undo: v.picklist(['rules', 'consent']),
  rated: v.boolean(),
  /** Waiting for players, for their contributions, playing, paused, over; or closed before its game. */
  phase: v.picklist(PHASES),
  /** To what the server is bound since before anybody sat down. */
  commitment: Hex,
  /** Until when contributions are waited for. */
  revealBy: v.nullable(Moment),
  /** What is to be agreed on now. */
  proposal: v.nullable(ProposalShown),
  /** By seat; empty without a tempo or before the game. */
  clocks: v.array(ClockShown),
  /** How many watch. */
  watching: Count,
  /** Where the game stands, and whom it waits for. */
  stage: v.nullable(MessageShape),
  /** The seats the game waits for. */
  waits: v.array(SeatNumber),
  /** The table of the next game with the same people. */
  rematch: v.nullable(Id),
  created: Moment,
  started: v.nullable(Moment),
  ended: v.nullable(Moment),
})
export type TableShown = v.InferOutput<typeof TableShown>
export type SeatShown = v.InferOutput<typeof SeatShown>
export type ProposalShown = v.InferOutput<typeof ProposalShown>
export type ClockShown = v.InferOutput<typeof ClockShown>
