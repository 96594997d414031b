import type { TargetProps } from '../../../table/target.ts'

interface Labelled extends TargetProps {
  readonly 'aria-label': string
}

/** A drawing without words to point at, with its full name; with words: `Named`. */
export function named(props: TargetProps, label: string): Labelled {
  return { ...props, 'aria-label': label }
}
