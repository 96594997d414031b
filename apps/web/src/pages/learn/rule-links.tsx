import { Link } from 'wouter'
import { useWords } from '../../i18n/words.ts'

interface RuleLinksProps {
  readonly game: string
  readonly rules: readonly string[]
}

/** Where one reads more: the same numbered rules that "why not?" and the turn aid lead to. */
export function RuleLinks({ game, rules }: RuleLinksProps) {
  const { t } = useWords()
  if (rules.length === 0) return null
  return (
    <p className="lesson-rules">
      {rules.map((rule) => (
        <Link key={rule} href={`/rules/${game}/${rule}`} target="_blank">
          {t('table.rule', { rule: { literal: rule } })}
        </Link>
      ))}
    </p>
  )
}
