import type { OrderWish } from '@meadhall/protocol'
import type { Orders } from '../live-table.ts'

export type Given = Orders['orders'][number]

/** What was left word of before and is no more, but for what was taken back here. */
export function goneOf(
  before: readonly Given[],
  now: readonly Given[],
  cancelled: ReadonlySet<string>,
): readonly OrderWish[] {
  const isLeft = (id: string) => now.some((one) => one.id === id) || cancelled.has(id)
  return before.filter(({ id }) => !isLeft(id)).map(({ wish }) => wish)
}
