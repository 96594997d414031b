import type { FromClient } from '@meadhall/protocol'

/** What all live connections of one address, or of one person, may cost together. */
export interface SharedLimits {
  /** Connections at once. */
  readonly sockets: number
  /** Messages at once, and a second after that. */
  readonly burst: number
  readonly perSecond: number
}

/** What one connection may cost, and many of one kind together. */
export interface SocketLimits {
  /** The longest message, in bytes. */
  readonly message: number
  /** Messages at once, and a second after that. */
  readonly burst: number
  readonly perSecond: number
  /** Lines of chat of one person at once, and a second after that. */
  readonly chatBurst: number
  readonly chatPerSecond: number
  /** Proposals of one person at once, and a second after that. */
  readonly proposalBurst: number
  readonly proposalsPerSecond: number
  /** Messages that wait for their turn. */
  readonly waiting: number
  /** Unsent bytes from which on steps are left out, and from which on the connection is closed. */
  readonly slow: number
  readonly slowest: number
  /** How long the hello may take, and how often a silent client is asked whether it lives. */
  readonly helloMs: number
  readonly heartbeatMs: number
  readonly perAddress: SharedLimits
  readonly perPerson: SharedLimits
  /** Who may watch one table at once, of one address, and as screens of those who sit there. */
  readonly spectators: number
  readonly spectatorsPerAddress: number
  readonly ownScreens: number
}

export const USUAL_LIMITS: SocketLimits = {
  message: 8 * 1024,
  burst: 60,
  perSecond: 20,
  chatBurst: 6,
  chatPerSecond: 0.5,
  proposalBurst: 4,
  proposalsPerSecond: 1 / 15,
  waiting: 32,
  slow: 256 * 1024,
  slowest: 2 * 1024 * 1024,
  helloMs: 10_000,
  heartbeatMs: 30_000,
  // A school or a club has one address for all; after a restart all of them come back at once.
  perAddress: { sockets: 500, burst: 2000, perSecond: 400 },
  perPerson: { sockets: 40, burst: 240, perSecond: 60 },
  spectators: 200,
  spectatorsPerAddress: 50,
  ownScreens: 20,
}

/** What is long to put together counts as so many messages more. */
export const COSTS: Readonly<Partial<Record<FromClient['type'], number>>> = {
  resync: 9,
  recall: 9,
}

const NO_LIMIT = 1_000_000
const UNSHARED: SharedLimits = { sockets: NO_LIMIT, burst: NO_LIMIT, perSecond: NO_LIMIT }

/** For measuring and attacking a server: as usual, but nobody is too many or says too much. */
export const LIFTED_LIMITS: SocketLimits = {
  ...USUAL_LIMITS,
  burst: NO_LIMIT,
  perSecond: NO_LIMIT,
  proposalBurst: NO_LIMIT,
  perAddress: UNSHARED,
  perPerson: UNSHARED,
  spectators: NO_LIMIT,
  spectatorsPerAddress: NO_LIMIT,
  ownScreens: NO_LIMIT,
}
