import type { Action, Seat } from '@meadhall/kernel'

/** Something a client asked for and was told that it is done. */
export interface Acknowledged {
  readonly seat: Seat
  readonly key: string
  /** `null` for one that took back. */
  readonly action: Action | null
  readonly revision: number
}

/** What one client was told of a game: by revision, what it then saw. */
export interface Viewer {
  readonly seat: Seat | null
  readonly seen: Map<number, string>
  /** The highest revision it knows of. */
  last: number
}

/** How often something was told or compared. */
export interface Tally {
  acknowledged: number
  /** Sent again, on purpose or because the connection was cut, and confirmed as the same move. */
  confirmed: number
  refused: number
  steps: number
  resets: number
  /** How often a client was sent away, to come back. */
  goodbyes: number
  /** How often the store was away when a move came. */
  unavailable: number
}

/**
 * All that the clients at one table were told, as they wrote it down. Nothing here comes from the
 * server's own memory: it is what people would swear to have seen.
 */
export class Told {
  readonly table: string
  readonly viewers: Viewer[] = []
  readonly acknowledged = new Map<string, Acknowledged>()
  /** Keys that were refused: they must have changed nothing. */
  readonly refused = new Set<string>()
  /** What cannot be, whatever is stored. */
  readonly contradictions: string[] = []
  readonly tally: Tally = {
    acknowledged: 0,
    confirmed: 0,
    refused: 0,
    steps: 0,
    resets: 0,
    goodbyes: 0,
    unavailable: 0,
  }
  /** The highest version of the document, and that document as it was told. */
  version = 0
  document = ''
  isOver = false

  constructor(table: string) {
    this.table = table
  }

  viewer(seat: Seat | null): Viewer {
    const viewer = { seat, seen: new Map<number, string>(), last: -1 }
    this.viewers.push(viewer)
    return viewer
  }

  /** A client sees a revision: the same one looks the same however often it is told. */
  sees(viewer: Viewer, revision: number, digest: string, how: 'step' | 'reset'): void {
    this.tally[how === 'step' ? 'steps' : 'resets'] += 1
    const before = viewer.seen.get(revision)
    if (before !== undefined && before !== digest)
      this.#contradiction(viewer.seat, `revision ${revision} was told in two ways`)
    if (revision < viewer.last)
      this.#contradiction(viewer.seat, `was at ${viewer.last} and is told ${revision}`)
    viewer.seen.set(revision, digest)
    viewer.last = Math.max(viewer.last, revision)
  }

  /** A client is told that what it asked for is done. */
  takes(viewer: Viewer, done: Acknowledged): void {
    const known = this.acknowledged.get(nameOf(done))
    if (known === undefined) this.#takesFirst(viewer, done)
    else this.tally.confirmed += 1
    if (known !== undefined && known.revision !== done.revision)
      this.#contradiction(done.seat, `${done.key} is at ${known.revision} and at ${done.revision}`)
  }

  refuses(seat: Seat, key: string): void {
    this.tally.refused += 1
    this.refused.add(nameOf({ seat, key }))
  }

  /** The document as everybody is told it; its version never goes back. */
  hears(version: number, document: string): void {
    if (version === this.version && document !== this.document)
      this.#contradiction(null, `version ${version} of the table was told in two ways`)
    if (version <= this.version) return
    this.version = version
    this.document = document
  }

  #takesFirst(viewer: Viewer, done: Acknowledged): void {
    this.tally.acknowledged += 1
    this.acknowledged.set(nameOf(done), done)
    viewer.last = Math.max(viewer.last, done.revision)
  }

  #contradiction(seat: Seat | null, what: string): void {
    this.contradictions.push(`table ${this.table}, seat ${seat}: ${what}`)
  }
}

/** A key is its seat's own. */
export function nameOf({ seat, key }: { readonly seat: Seat; readonly key: string }): string {
  return `${seat}/${key}`
}
