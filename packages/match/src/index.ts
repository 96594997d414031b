export { MatchFailure, type MatchProblem } from './failure.ts'
export { HotSeat, type ScreenUpdate } from './hot-seat.ts'
export { type Entry, journalOf, type Line, lineOf, type QuestionNumber } from './journal.ts'
export { Match, type MatchNeeds } from './match.ts'
export { memoryStore } from './memory-store.ts'
export { upToDate } from './migrations.ts'
export { type BotGame, playBots } from './playing.ts'
export { type Position, playedThrough } from './position.ts'
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
