import type { Menu } from './menu.ts'

/** What typed numbers lead to. */
export type Numbered<A> =
  | { readonly kind: 'chosen'; readonly action: A }
  /** A group was opened or left: its lines are to be told. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'no-line'; readonly number: number; readonly count: number }
  /** More numbers than the answer has parts. */
  | { readonly kind: 'too-many'; readonly number: number }

/** The numbers in a line that has nothing else; `null` for any other line. */
export function numbersIn(text: string): readonly number[] | null {
  return /^\d+([\s,]+\d+)*$/.test(text) ? text.split(/[\s,]+/).map(Number) : null
}

/** Numbers walk down the groups, 0 goes back; a wrong one leaves the player where they were. */
export function walk<A>(menu: Menu<A>, numbers: readonly number[]): Numbered<A> {
  const start = menu.depth
  for (const [index, number] of numbers.entries()) {
    const count = menu.entries.length
    if (number === 0 && !menu.isTop) menu.back()
    else if (number < 1 || number > count) {
      menu.restore(start)
      return { kind: 'no-line', number, count }
    } else {
      const action = menu.choose(number)
      if (action === null) continue
      if (index === numbers.length - 1) return { kind: 'chosen', action }
      menu.restore(start)
      return { kind: 'too-many', number }
    }
  }
  return { kind: 'moved' }
}
