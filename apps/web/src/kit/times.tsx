import { Each } from './each.tsx'

interface TimesProps {
  readonly count: number
  readonly children: (place: number) => React.ReactNode
}

/** So many that are all alike: shields, steps of a track, empty places. */
export function Times({ count, children }: TimesProps) {
  return <Each of={[...Array(count).keys()]}>{children}</Each>
}
