export { CarryOutFailure } from './carry-out-failure.ts'
export { MatchFailure, type MatchProblem } from './failure.ts'
export { isForcedForAll } from './forced.ts'
export { HotSeat, type ScreenUpdate } from './hot-seat.ts'
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
export type { Kept } from './kept.ts'
export { type Change, Match } from './match.ts'
export { memoryStore } from './memory-store.ts'
export { upToDate } from './migrations.ts'
export type { MatchNeeds } from './needs.ts'
export { type BotGame, playBots } from './playing.ts'
export { type Position, playedThrough } from './position.ts'
export type { Question } from './question.ts'
export {
  type MatchRecord,
  RECORD_VERSION,
  type SeatInfo,
  type Standing,
  type StoredMatch,
  type Summary,
  type UndoPolicy,
} from './record.ts'
export type { Answer, RefusalCode, Reply, Undo } from './reply.ts'
export type { Appended, BrokenMatch, Listed, LoadedMatch, Store } from './store.ts'
export { isSeat, tidySeats, wholeJournal } from './stored-shape.ts'
export type { LogEntry, Moment, Update } from './story.ts'
export { Tape } from './tape.ts'
