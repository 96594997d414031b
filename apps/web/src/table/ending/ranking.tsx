import { CrownIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import type { EndingFacts } from './ending-facts.ts'
import { placeOf } from './standing.ts'

/** Everybody's place; who has as much as another shares it. */
export function Ranking({ facts: { seats, outcome } }: { readonly facts: EndingFacts }) {
  const { t } = useWords()
  return (
    <ol className="ending-ranking" aria-label={t('table.ending.ranking')}>
      {seats.map(({ seat, colour, badge, title, score }) => {
        const hasWon = outcome.winners.includes(seat)
        return (
          <li key={seat} style={{ '--seat-colour': colour }} data-winner={hasWon || undefined}>
            <b>{placeOf(outcome, seat)}.</b>
            {badge(hasWon && <CrownIcon />)}
            <span>{title}</span>
            <b>{score}</b>
          </li>
        )
      })}
    </ol>
  )
}
