/**
 * Mutants that no test could ever notice, each with the reason: they are told apart and count
 * neither as noticed nor as missed. Matched by words, not by line numbers, so that a changed rule
 * is looked at anew.
 */
import type { Mutant } from './mutant.ts'

export interface Equivalent {
  readonly file: string
  /** The line of the source on which the mutant begins, without the spaces around it. */
  readonly line: string
  readonly mutated: string
  readonly why: string
}

export const EQUIVALENT: readonly Equivalent[] = []

export function isEquivalentTo(mutant: Mutant, known: Equivalent): boolean {
  const { file, line, mutated } = known
  return mutant.file === file && mutant.lineText === line && mutant.mutated === mutated
}

/** Why a mutant changes nothing, or null. */
export function whyEquivalent(mutant: Mutant): string | null {
  return EQUIVALENT.find((known) => isEquivalentTo(mutant, known))?.why ?? null
}
