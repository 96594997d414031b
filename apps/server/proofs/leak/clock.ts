/** Time as the servers have it, and as their bots have it: a server whose time jumps was away. */
export interface Clock {
  now: number
  botsNow: number
}
