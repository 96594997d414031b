import type { BrokenMatch } from '@meadhall/match'
import { useWords } from '../../i18n/words.ts'
import { failureFor } from '../../sources/host/failure.ts'
import { TakeOrRemove } from './take-or-remove.tsx'

interface BrokenRowProps {
  readonly game: BrokenMatch
  readonly onChange: () => void
}

/** A game that cannot be read: it says so, and can be saved as it is or removed. */
export function BrokenRow({ game, onChange }: BrokenRowProps) {
  const { t } = useWords()
  const { id, problem } = game
  const failure = failureFor(problem)
  const which = { id: { literal: id.slice(0, 40) } }
  return (
    <li className="game-row board-panel row wrap">
      <div className="game-row-text">
        <h3>{t(`app.failure.${failure}.title`)}</h3>
        <p className="game-row-state">{t(`app.failure.${failure}.text`)}</p>
        <p className="soft broken-id">{t('games.broken.id', which)}</p>
      </div>
      <div className="button-row game-row-buttons">
        <TakeOrRemove
          id={id}
          texts={{
            take: t('games.broken.take', which),
            remove: t('games.broken.remove', which),
            sure: t('games.broken.sure', which),
          }}
          onChange={onChange}
        />
      </div>
    </li>
  )
}
