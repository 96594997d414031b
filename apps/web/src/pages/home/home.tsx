import { GAME_IDS } from '@meadhall/games'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { FileDesk } from '../../files/file-desk.tsx'
import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../kit/notice.tsx'
import { useAvailability } from '../../server/availability.ts'
import { useLaying } from '../../sources/use-laying.ts'
import { GoingGames, OtherGames } from '../games/game-lists.tsx'
import { useGames } from '../games/use-games.ts'
import { GameOffer } from './game-offer.tsx'
import { HallArt } from './hall-art.tsx'
import { Hints } from './hints.tsx'
import { LearnOffer } from './learn-offer.tsx'
import { startNow } from './quick-start.ts'
import './home.css'

const OpenHere = lazy(() => import('./open-here.tsx'))
const YourTurn = lazy(() => import('./your-turn.tsx'))

export function Home() {
  const { t } = useWords()
  const { kept, refresh } = useGames()
  const isServed = useAvailability(({ is }) => is === 'there')
  const { laying, hasFailed, lay } = useLaying(startNow)
  return (
    <Page
      title={t('app.title')}
      isWide
      head={(heading) => (
        <div className="hero">
          <HallArt />
          <div className="hero-text">
            {heading}
            <p>{t(isServed ? 'home.lead.served' : 'home.lead')}</p>
          </div>
        </div>
      )}
    >
      {isServed && (
        <Suspense>
          <YourTurn />
        </Suspense>
      )}
      <LearnOffer />
      <GoingGames kept={kept} onChange={refresh} />
      <div className="offers">
        {GAME_IDS.map((game) => (
          <GameOffer
            key={game}
            game={game}
            isStarting={laying === game}
            onPlay={() => void lay(game)}
          />
        ))}
      </div>
      <p className="home-puzzles">
        <Link href="/puzzles">{t('home.puzzles')}</Link>
      </p>
      {hasFailed && (
        <Notice as="p" mood="bad" role="alert">
          {t('home.failed')}
        </Notice>
      )}
      {isServed && (
        <Suspense>
          <OpenHere />
        </Suspense>
      )}
      <OtherGames kept={kept} onChange={refresh} />
      <section className="home-more" aria-label={t('home.file')}>
        <h2>{t('home.file')}</h2>
        <FileDesk onKept={refresh} />
      </section>
      <Hints />
    </Page>
  )
}
