import { Fragment, type Key, type ReactNode } from 'react'
import { keysOf } from './keys.ts'

interface EachProps<T> {
  readonly of: readonly T[]
  /** What one is known by. Unless told, it is its place: right for seats, slots, and what is past. */
  readonly by?: (item: T, place: number) => Key
  readonly children: (item: T, place: number) => ReactNode
}

/** Draws one thing after the other, each with a key that stays its own; copies are told apart. */
export function Each<T>({ of, by = (_, place) => place, children }: EachProps<T>) {
  const keys = keysOf(of, by)
  return of.map((item, place) => <Fragment key={keys[place]}>{children(item, place)}</Fragment>)
}
