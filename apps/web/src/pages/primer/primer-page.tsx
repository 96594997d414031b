import { isGameId } from '@meadhall/games'
import { Link } from 'wouter'
import { Page } from '../../app/page.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { NotFound } from '../not-found.tsx'
import { Primer } from './primer.tsx'

/** A game in two minutes, and where to go from there. */
export default function PrimerPage({ game }: { readonly game: string }) {
  const { t } = useWords()
  const isWorded = useAreas('primer')
  if (!isGameId(game)) return <NotFound />
  if (!isWorded) return <p className="loading">{t('app.loading')}</p>
  return (
    <Page title={t('primer.title', { game: `app.game.${game}` })} isWide>
      <Primer game={game} key={game} />
      <p className="button-row">
        <Link className="button primary" href="/learn">
          {t('primer.learn')}
        </Link>
        <Link className="button" href={`/rules/${game}`}>
          {t('primer.rules')}
        </Link>
      </p>
    </Page>
  )
}
