import type { GameId } from '@meadhall/games'
import { refusalText } from '@meadhall/words'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { PersonIcon } from '../../art/common/icons.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { NotDone } from '../../server/call.ts'
import { layForFriends } from './friends-table.ts'

/** A table by link in one click; the waiting room has the link to share. */
export default function WithFriends({ game }: { readonly game: GameId }) {
  const { t, say } = useWords()
  const [, go] = useLocation()
  const [isLaying, setLaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!useAreas('meeting', 'refusals')) return null
  const lay = async () => {
    if (isLaying) return
    setLaying(true)
    setFailure(null)
    try {
      go(`/tables/${await layForFriends(game)}`)
    } catch (error) {
      if (!(error instanceof NotDone)) throw error
      setFailure(refusalText(say, error.why))
    } finally {
      setLaying(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="button offer-friends"
        aria-disabled={isLaying}
        onClick={() => void lay()}
      >
        <PersonIcon />
        <span>{t(isLaying ? 'friends.laying' : 'friends.play')}</span>
        <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
      </button>
      {failure !== null && (
        <p className="notice" data-mood="bad" role="alert">
          {t('friends.failed', { why: { literal: failure } })}
        </p>
      )}
    </>
  )
}
