import type { StoredMatch } from '@meadhall/match'
import { Link } from 'wouter'
import { BotIcon, CrownIcon, PersonIcon, PlayIcon } from '../../art/common/icons.tsx'
import { ago, gameKey, namesOf, resultText, standingText } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import { TakeOrRemove } from './take-or-remove.tsx'

interface GameRowProps {
  readonly game: StoredMatch
  readonly onChange: () => void
}

/** One game of this browser: what it is, where it stands, and what can be done with it. */
export function GameRow({ game, onChange }: GameRowProps) {
  const words = useWords()
  const { t, locale } = words
  const names = namesOf(words, game.seats)
  const { result } = game
  const title = t(gameKey(game.game))
  const when = ago(locale, game.touched, Date.now())
  return (
    <li className="game-row board-panel row wrap" data-game={game.game}>
      <div className="game-row-text">
        <h3>{title}</h3>
        <p className="game-row-state">
          {result ? resultText(words, names, result) : standingText(words, game)}
          <span className="soft"> · {t('games.touched', { when: { literal: when } })}</span>
        </p>
        <Players game={game} names={names} />
      </div>
      <GameButtons game={game} title={title} names={names} onChange={onChange} />
    </li>
  )
}

function Players({
  game,
  names,
}: {
  readonly game: StoredMatch
  readonly names: readonly string[]
}) {
  const { t } = useWords()
  return (
    <ul className="players" aria-label={t('games.players')}>
      <Each of={names}>
        {(name, seat) => {
          const isPerson = game.seats[seat]?.plays === 'person'
          const score = game.result?.scores[seat]
          return (
            <li>
              {isPerson ? <PersonIcon /> : <BotIcon />}
              {name}
              {score !== undefined && <b>{score}</b>}
              {game.result?.winners.includes(seat) && <CrownIcon title={t('games.winner')} />}
            </li>
          )
        }}
      </Each>
    </ul>
  )
}

interface GameButtonsProps extends GameRowProps {
  readonly title: string
  readonly names: readonly string[]
}

function GameButtons({ game, title, names, onChange }: GameButtonsProps) {
  const { t } = useWords()
  const which = { game: { literal: title }, names: { literal: names.join(', ') } }
  const isOver = game.result !== null
  return (
    <div className="button-row game-row-buttons">
      <Link
        className={isOver ? 'button' : 'button primary'}
        href={isOver ? `/replay/${game.id}` : `/table/${game.id}`}
        aria-label={t(isOver ? 'games.replay.which' : 'games.resume.which', which)}
      >
        <PlayIcon /> {t(isOver ? 'games.replay' : 'games.resume')}
      </Link>
      <TakeOrRemove
        id={game.id}
        texts={{
          take: t('games.export.which', which),
          remove: t('games.remove.which', which),
          sure: t('games.remove.text', which),
        }}
        onChange={onChange}
      />
    </div>
  )
}
