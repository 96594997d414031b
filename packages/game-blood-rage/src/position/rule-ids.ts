/** How many rules each chapter of docs/rules/blood-rage.md has. */
const CHAPTERS: readonly number[] = [8, 6, 1, 5, 16, 24, 2, 5, 3, 4, 22, 9]

/** The ids of all rules: what a scenario may name as the reason of a refusal. */
export const RULE_IDS: ReadonlySet<string> = new Set(
  CHAPTERS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, rule) => `BR-${chapter + 1}.${rule + 1}`),
  ),
)
