/** A rule broken on purpose: one place of one source file that says something else. */
export interface Mutant {
  /** Relative to the repository's root. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** The line as it stands in the file, without the spaces around it. */
  readonly lineText: string
  /** What is replaced: from this character of the file up to, but without, the other. */
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** What is changed and what becomes of it, for people. */
  readonly original: string
  readonly mutated: string
}

/** The text of the file with the mutant in it. */
export function mutate(source: string, mutant: Mutant): string {
  return source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end)
}

/** `file:line  original → mutated`, on one line. */
export function describeMutant({ file, line, original, mutated }: Mutant): string {
  return `${file}:${line}  ${original} → ${mutated}`
}
