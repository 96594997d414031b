import type { Statistics } from '@meadhall/protocol'
import { useWords } from '../../i18n/words.ts'
import { Bar } from './win-rates.tsx'

interface ScoreSourcesProps {
  readonly sources: Statistics['games'][number]['sources']
  /** In how many games they were counted. */
  readonly games: number
}

/** The usual ways to score: what each source brings in a game. */
export function ScoreSources({ sources, games }: ScoreSourcesProps) {
  const { t, say, locale } = useWords()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const most = Math.max(...sources.map(({ points }) => Math.abs(points)))
  return (
    <table className="rates">
      <caption>{t('profile.sources')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('profile.sources')}</th>
          <th scope="col">{t('profile.column.average')}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, points }) => (
          <tr key={source}>
            <th scope="row">{say({ key: source })}</th>
            <td className="rates-share">
              <Bar share={points / most} /> <b>{number.format(points / games)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
