import { GAME_IDS, isGameId } from '@meadhall/games'
import { Link, useLocation } from 'wouter'
import { BookIcon } from '../../art/common/icons.tsx'
import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { NotFound } from '../not-found.tsx'
import { RulesReference } from './rules-reference.tsx'
import './rules.css'

interface RulesPageProps {
  readonly game?: string | undefined
  /** A rule to begin at. */
  readonly id?: string | undefined
}

/** The rules of both games, or of one. */
export default function RulesPage({ game, id }: RulesPageProps) {
  if (game === undefined) return <RulesShelf />
  return isGameId(game) ? <RulesReference game={game} id={id} key={game} /> : <NotFound />
}

function RulesShelf() {
  const { t } = useWords()
  const [, go] = useLocation()
  return (
    <Page title={t('rules.title')}>
      <p>{t('rules.lead')}</p>
      <ul className="rules-shelf stack loose">
        {GAME_IDS.map((game) => (
          <li className="board-panel" key={game}>
            <h2>
              <Link href={`/rules/${game}`}>
                <BookIcon /> {t(`app.game.${game}`)}
              </Link>
            </h2>
            <p>{t(`rules.${game}.text`)}</p>
            <search>
              <form
                className="button-row"
                onSubmit={(event) => {
                  event.preventDefault()
                  const asked = String(new FormData(event.currentTarget).get('q') ?? '')
                  go(`/rules/${game}?q=${encodeURIComponent(asked)}`)
                }}
              >
                <input
                  className="text-input"
                  type="search"
                  name="q"
                  aria-label={t('rules.search-in', { game: `app.game.${game}` })}
                  placeholder={t('rules.search')}
                />
                <Button type="submit">{t('rules.find')}</Button>
              </form>
            </search>
          </li>
        ))}
      </ul>
    </Page>
  )
}
