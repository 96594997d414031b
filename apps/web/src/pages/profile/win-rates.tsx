import { useWords } from '../../i18n/words.ts'

/** So many games of a kind, and how many of them were won. */
export interface Tally {
  readonly name: string
  readonly games: number
  readonly wins: number
}

interface WinRatesProps {
  readonly title: string
  readonly tallies: readonly Tally[]
}

/** Shares of games that were won, as numbers and bars. */
export function WinRates({ title, tallies }: WinRatesProps) {
  const { t, locale } = useWords()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <table className="rates">
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('profile.column.won')}</th>
          <th scope="col">{t('profile.column.games')}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ name, games, wins }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="rates-share">
              <Bar share={wins / games} /> <b>{percent.format(wins / games)}</b>
            </td>
            <td className="soft">{t('profile.of-games', { wins, games })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A part of a whole; what it says stands beside it. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <span className="rates-bar" aria-hidden="true">
      <i style={{ inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
    </span>
  )
}
