export { type PackedAnswers, packAnswers, unpackAnswers } from './answers.ts'
export { applyDelta, type Delta, DeltaMismatch, deltaOf, type Json } from './delta.ts'
export * from './live/from-client.ts'
export * from './live/from-server.ts'
export * from './live/lobby.ts'
export * from './live/orders.ts'
export * from './live/phrases.ts'
export { MOST_WORDS, Packing } from './packing.ts'
export { REFUSAL_CODES, Refusal, RefusalCode } from './refusals.ts'
export * from './rest/accounts.ts'
export * from './rest/admin.ts'
export * from './rest/away.ts'
export { Failure } from './rest/failure.ts'
export * from './rest/notices.ts'
export { Cursor, PageWish } from './rest/page.ts'
export * from './rest/passkeys.ts'
export * from './rest/people.ts'
export * from './rest/reports.ts'
export * from './rest/results.ts'
export * from './rest/second-factor.ts'
export * from './rest/tables.ts'
export { SAID_AS } from './said-as.ts'
export * from './table.ts'
export { API_ROOT, PROTOCOL } from './version.ts'
export {
  ActionShape,
  Anything,
  Count,
  Hex,
  Id,
  Key,
  MessageShape,
  Moment,
  Name,
  SeatNumber,
  Token,
} from './words.ts'
