/** A message as it stands on the wire. */
export type Example = { readonly [field: string]: unknown }

/** 64 hexadecimal digits that are easily told from others. */
export function digits(two: string): string {
  return two.repeat(32)
}

/** A moment of the examples: some seconds into one game. */
export function at(second: number): number {
  return 1_790_000_000_000 + second * 1000
}

export const TABLE_ID = 'k3vQ0yRw1ZsT'
export const ASTRID = { id: 'p_astrid', name: 'Astrid' }
