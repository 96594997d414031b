import { pipelining, signIns, slowBodies, unreadAnswers } from './by-http.ts'
import { controlFrames, spectators, tables, talk, unreadSockets } from './by-sockets.ts'
import type { Assault } from './ground.ts'

/** All ways to attack, by their names. */
export const ASSAULTS: Readonly<Record<string, Assault>> = {
  pipelining,
  'unread-answers': unreadAnswers,
  'slow-bodies': slowBodies,
  'sign-ins': signIns,
  'control-frames': controlFrames,
  spectators,
  talk,
  'unread-sockets': unreadSockets,
  tables,
}
