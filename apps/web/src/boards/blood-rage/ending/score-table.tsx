import { GLORY_SOURCES } from '@meadhall/game-blood-rage'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { ClanBadge } from '../clans/clan-badge.tsx'
import { type AgeGlory, ageTotal, type ClanGlory } from './glory.ts'
import { SourceSwatch } from './score-chart.tsx'

interface TableProps {
  readonly scores: readonly ClanGlory[]
}

const VIEWS = [null, 0, 1, 2] as const

/** The same numbers as the chart, for all ages together or one of them. */
export function ScoreTable({ scores }: TableProps) {
  const { t, say } = useWords()
  const [age, setAge] = useState<number | null>(null)
  return (
    <section className="br-scores" aria-label={t('br.end.table')}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that go together, not the fields of a form */}
      <div className="br-scores-ages" role="group" aria-label={t('br.end.which-age')}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={age === one}
            onClick={() => setAge(one)}
          >
            {one === null ? t('br.end.all-ages') : say({ key: `age.${(one + 1) as 1 | 2 | 3}` })}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keys */}
      <div className="br-scores-box" tabIndex={0}>
        <Rows scores={scores} age={age} />
      </div>
    </section>
  )
}

/** Rows are sources, columns clans: it stays narrow with four clans on a phone. */
function Rows({ scores, age }: TableProps & { readonly age: number | null }) {
  const { t, say } = useWords()
  const shown = scores.map(({ clan, ages }) => ({ clan, ...summed(ages, age) }))
  const hasLosses = shown.some(({ lost }) => lost > 0)
  return (
    <table>
      <caption className="visually-hidden">{t('br.end.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('br.end.source')}</th>
          {shown.map(({ clan }) => (
            <th key={clan} scope="col">
              <ClanBadge clan={clan} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GLORY_SOURCES.map((source) => (
          <tr key={source}>
            <th scope="row">
              <SourceSwatch source={source} /> {say({ key: `source.${source}` })}
            </th>
            {shown.map(({ clan, by }) => (
              <td key={clan}>{by[source] || '–'}</td>
            ))}
          </tr>
        ))}
        {hasLosses && (
          <tr>
            <th scope="row">{t('br.end.lost')}</th>
            {shown.map(({ clan, lost }) => (
              <td key={clan}>{lost > 0 ? `−${lost}` : '–'}</td>
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('br.end.total')}</th>
          {shown.map((one) => (
            <td key={one.clan}>{ageTotal(one)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function summed(ages: readonly AgeGlory[], only: number | null): AgeGlory {
  const counted = ages.filter((_, index) => only === null || index === only)
  const by = GLORY_SOURCES.map((source) => [
    source,
    counted.reduce((sum, one) => sum + one.by[source], 0),
  ])
  return {
    by: Object.fromEntries(by) as AgeGlory['by'],
    lost: counted.reduce((sum, { lost }) => sum + lost, 0),
  }
}
