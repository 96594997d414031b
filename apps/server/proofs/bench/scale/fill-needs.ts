import type { Sink } from './sink.ts'
import type { Template } from './template.ts'
import type { Size } from './world.ts'

/** What a store is filled from. */
export interface FillNeeds {
  readonly sink: Sink
  readonly templates: readonly Template[]
  readonly size: Size
  readonly now: number
  readonly progress: (text: string) => void
}
