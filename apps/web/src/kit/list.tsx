import type { ComponentProps, Key, ReactNode } from 'react'
import { Each } from './each.tsx'

interface ListProps<T> extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  readonly of: readonly T[]
  /** What one is known by: as for `Each`. */
  readonly by?: (item: T, place: number) => Key
  /** Whether their order says something. */
  readonly isOrdered?: boolean
  readonly children: (item: T, place: number) => ReactNode
}

/** A list of things, each in an item of its own. */
export function List<T>({ of, by, isOrdered = false, children, ...rest }: ListProps<T>) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag {...rest}>
      <Each of={of} {...(by && { by })}>
        {(item, place) => <li>{children(item, place)}</li>}
      </Each>
    </Tag>
  )
}
