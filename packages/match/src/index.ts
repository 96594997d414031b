export { CarryOutFailure } from './carry-out-failure.ts'
export {
  askedOf,
  type Grounds,
  type Hint,
  hintFor,
  lastWitnessed,
  type Why,
  whyOf,
} from './counsel/counsel.ts'
export { MatchFailure, type MatchProblem } from './failure.ts'
export {
  type ActEntry,
  type Entry,
  type Giver,
  journalOf,
  type Line,
  lineOf,
  type QuestionNumber,
  type UndoEntry,
} from './journal.ts'
export { type Change, Match } from './match.ts'
export type { MatchNeeds } from './needs.ts'
export { Position, playedThrough, startOf } from './position.ts'
export type { Question } from './question.ts'
export type { Answer, RefusalCode, Reply, Undo } from './reply.ts'
export type { Kept } from './storing/kept.ts'
export { memoryStore } from './storing/memory-store.ts'
export { upToDate, withLevels } from './storing/migrations.ts'
export {
  type MatchRecord,
  RECORD_VERSION,
  type SeatInfo,
  type Standing,
  type StoredMatch,
  type Summary,
  type UndoPolicy,
} from './storing/record.ts'
export type { Appended, BrokenMatch, Listed, LoadedMatch, Store } from './storing/store.ts'
export { isSeat, tidySeats, wholeJournal } from './storing/stored-shape.ts'
export { HotSeat, type ScreenUpdate } from './telling/hot-seat.ts'
export {
  type LogEntry,
  logEntry,
  type Moment,
  momentOf,
  seenFrom,
  storyOf,
  type Update,
} from './telling/story.ts'
export { Tape } from './telling/tape.ts'
export type { BotBeat } from './turns/beat.ts'
export { choiceForAll, isForcedForAll } from './turns/forced.ts'
export { type BotGame, playBots } from './turns/playing.ts'
