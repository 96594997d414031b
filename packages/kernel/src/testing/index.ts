export { nameOf, viewersOf } from './check-views.ts'
export { textDifference } from './compare.ts'
export { checkConformance } from './conformance.ts'
export { fault, GameFault, type Place } from './fault.ts'
export { type FuzzGame, type FuzzResult, fuzzGame } from './fuzz.ts'
export { HOSTILE, hostileBreaches } from './hostile.ts'
export { checkInert, type InertReport, type InertTrial } from './inert.ts'
export { checkFlow, must } from './invariants.ts'
export { checkLeaks } from './leak.ts'
export { mateOf } from './leak-mate.ts'
export type { LeakReport, LeakSpec } from './leak-watch.ts'
export { MessageCheck, placeholders } from './message-check.ts'
export { type PerftRow, type PerftStart, perft } from './perft.ts'
export {
  type PlayOut,
  playOut,
  type RandomGame,
  randomPlay,
  type Turn,
} from './random-play.ts'
export {
  makeRecording,
  neverRecorded,
  parseRecordings,
  printRecordings,
  type Recording,
  replayRecording,
} from './recording.ts'
export { toy } from './toy.ts'
export type { ConformanceReport, ConformanceSpec } from './trace.ts'
export type { TrialSetup, Trials } from './trials.ts'
