import type { Sayable } from './message.ts'

/** Why something was refused; strings among the parameters stand for themselves. */
interface Refused {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  readonly rule?: string
}

/** A refusal in a sentence, with the rule where there is one. */
export function refusalText(
  say: (message: Sayable) => string,
  { key, params, rule }: Refused,
): string {
  const literals = Object.entries(params).map(([name, value]) => {
    return [name, typeof value === 'string' ? { literal: value } : value] as const
  })
  const text = say({ key, params: Object.fromEntries(literals) })
  if (rule === undefined || text.includes(rule)) return text
  return `${text} ${say({ key: 'refused.rule', params: { rule: { literal: rule } } })}`
}
