/** How many rules and rulings docs/rules/valhalla.md has. */
const RULES = 137
const RULINGS = 62

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
}

/** The ids of all rules: what a scenario may name as the reason of a refusal. */
export const RULE_IDS: ReadonlySet<string> = new Set([
  ...numbered('VH-', RULES),
  ...numbered('VH-R', RULINGS),
])
