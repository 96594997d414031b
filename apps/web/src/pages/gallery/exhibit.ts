import type { Sayable } from '@meadhall/words'
import type { ReactNode } from 'react'

/** By what exhibits can be chosen, and what each is there. */
export type Shelf = 'kind' | 'age' | 'god' | 'clan' | 'box'

/** A thing of a game that can be looked at. */
export interface Exhibit {
  readonly id: string
  /** What rules call it ("card.troll"): several cards may share a name. */
  readonly subject: string
  readonly name: Sayable
  /** What it says: searched through along with the name. */
  readonly says: readonly Sayable[]
  /** Where it stands, by texts' keys. */
  readonly on: Readonly<Partial<Record<Shelf, string>>>
  readonly face: ReactNode
}

/** All that a game has to show. */
export interface Exhibition {
  /** What is told before one looks round. */
  readonly foreword?: ReactNode
  /** The shelves in the order in which they are offered. */
  readonly shelves: readonly Shelf[]
  readonly exhibits: readonly Exhibit[]
}
