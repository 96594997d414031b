import { GAME_IDS } from '@meadhall/games'
import type { Me, MyGame } from '@meadhall/protocol'
import { refusalText } from '@meadhall/words'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../kit/notice.tsx'
import { api } from '../../server/api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { MoreButton } from '../../server/more-button.tsx'
import { useTurns } from '../../server/turns.ts'
import { type Part, usePages } from '../../server/use-pages.ts'
import { WithVisitor } from '../people/with-visitor.tsx'
import { GameDays } from './game-days.tsx'
import { MyGameRow } from './my-game-row.tsx'
import { byUrgency, type Urgent } from './urgency.ts'
import './my-games.css'

/** Nobody has more than this in sight at once. */
const MOST = '99'

/** First all that run, then those that wait for people: the pages of two lists as one. */
async function unfinished(after?: string): Promise<Part<MyGame>> {
  const [list = 'running', cursor] = after?.split(' ') ?? []
  const state = list === 'waiting' ? list : 'running'
  const page = await api.myGames({ state, limit: MOST, ...(cursor && { after: cursor }) })
  const { games: found } = page
  if (page.next !== null) return { found, next: `${state} ${page.next}` }
  if (state === 'waiting') return { found, next: null }
  const { found: waiting, next } = await unfinished('waiting')
  return { found: [...found, ...waiting], next }
}

const NONE = () => Promise.resolve<Part<MyGame>>({ found: [], next: null })

/** All games that go on, what is most urgent first. */
export default function MyGamesPage() {
  return (
    <WithVisitor title="app.nav.my-games" areas={GAME_IDS}>
      {(me) => <MyGamesOf me={me} />}
    </WithVisitor>
  )
}

function MyGamesOf({ me }: { readonly me: Me | null }) {
  const { t, say } = useWords()
  const { found, refused, failure, more, again } = usePages(me === null ? NONE : unfinished)
  useAgain(again)
  return (
    <Page title={t('app.nav.my-games')}>
      {refused !== null && (
        <Notice as="p" mood="bad" role="alert">
          {refusalText(say, refused.why)}
        </Notice>
      )}
      {found === null ? <p>{t('app.loading')}</p> : <Games games={found} />}
      <MoreButton text={t('my-games.more')} onMore={more} />
      <FailureNote text={failure} />
      <p className="button-row my-games-more">
        <Link className="button" href="/me">
          {t('my-games.finished')}
        </Link>
        <Link className="button" href="/me#times">
          {t('my-games.notices')}
        </Link>
      </p>
    </Page>
  )
}

/** Looks again when something may have changed: another number of turns, or one comes back to the page. */
function useAgain(again: () => void): void {
  const count = useTurns(({ turns }) => turns?.count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is the reason to ask
  useEffect(again, [again, count])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && again()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [again])
}

function Games({ games }: { readonly games: readonly MyGame[] }) {
  const { t } = useWords()
  const { mine, others, paused, seats } = byUrgency(games)
  if (games.length === 0)
    return (
      <>
        <p>{t('my-games.none')}</p>
        <p>
          <Link className="button primary" href="/">
            {t('app.home')}
          </Link>
        </p>
      </>
    )
  return (
    <>
      <section className="my-games" aria-label={t('my-games.mine')}>
        <h2>{t('my-games.mine.count', { count: mine.length })}</h2>
        {mine.length === 0 && <p>{t('my-games.mine.none')}</p>}
        <GameDays games={mine} />
      </section>
      <Rest title={t('my-games.others')} games={others} />
      <Rest title={t('my-games.paused')} games={paused} />
      <Rest title={t('my-games.seats')} games={seats} />
    </>
  )
}

function Rest({ title, games }: { readonly title: string; readonly games: readonly Urgent[] }) {
  if (games.length === 0) return null
  return (
    <section className="my-games" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {games.map((one) => (
          <MyGameRow key={one.game.table.id} of={one} />
        ))}
      </ul>
    </section>
  )
}
