import type { GameId } from '@meadhall/games'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { BookIcon, PlayIcon } from '../../art/common/icons.tsx'
import { Knot } from '../../art/common/ornament.tsx'
import { useMedia } from '../../frame/use-media.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useAvailability } from '../../server/availability.ts'
import { OfferArt } from './offer-art.tsx'

const RoundThisScreen = lazy(() => import('../big-screen/round-this-screen.tsx'))
const WithFriends = lazy(() => import('./with-friends.tsx'))

/** A screen that several people can look at. */
const LARGE = '(min-width: 60em) and (min-height: 36em)'

interface GameOfferProps {
  readonly game: GameId
  readonly isStarting: boolean
  readonly onPlay: () => void
}

/** One game: what it is, and the click that starts it. */
export function GameOffer({ game, isStarting, onPlay }: GameOfferProps) {
  const { t } = useWords()
  const isLarge = useMedia(LARGE)
  const isServed = useAvailability(({ is }) => is === 'there')
  return (
    <article className="offer" data-game={game} aria-labelledby={`offer-${game}`}>
      <OfferArt game={game} />
      <span className="offer-knot">
        <Knot size={44} />
      </span>
      <span className="offer-knot right">
        <Knot size={44} />
      </span>
      <div className="offer-text">
        <h2 id={`offer-${game}`}>{t(`app.game.${game}`)}</h2>
        <p>{t(`home.${game}.text`)}</p>
        <p className="soft">{t(`home.${game}.facts`)}</p>
        <Button
          look="primary"
          className="offer-play"
          aria-describedby={`offer-how-${game}`}
          aria-disabled={isStarting}
          onClick={onPlay}
        >
          <PlayIcon />
          <span>{t(isStarting ? 'home.starting' : 'home.play')}</span>
          <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
        </Button>
        <p id={`offer-how-${game}`} className="soft offer-how">
          {t(`home.${game}.how`)}
        </p>
        {isServed && (
          <Suspense>
            <WithFriends game={game} />
            {isLarge && <RoundThisScreen game={game} />}
          </Suspense>
        )}
        <p className="button-row offer-more">
          <Link className="button" href={`/new/${game}`}>
            {t('home.set-up')}
            <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
          </Link>
          <Link className="button quiet" href={`/rules/${game}`}>
            <BookIcon /> {t('home.rules')}
            <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
