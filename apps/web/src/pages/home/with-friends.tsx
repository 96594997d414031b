import type { GameId } from '@meadhall/games'
import { useLocation } from 'wouter'
import { PersonIcon } from '../../art/common/icons.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNote } from '../../server/failure-note.tsx'
import { useDoing } from '../../server/use-doing.ts'
import { layForFriends } from './friends-table.ts'

/** A table by link in one click; the waiting room has the link to share. */
export default function WithFriends({ game }: { readonly game: GameId }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const { isBusy, failure, run } = useDoing()
  if (!useAreas('meeting', 'refusals')) return null
  const lay = () => run(async () => go(`/tables/${await layForFriends(game)}`))
  return (
    <>
      <Button className="offer-friends" aria-disabled={isBusy} onClick={() => void lay()}>
        <PersonIcon />
        <span>{t(isBusy ? 'friends.laying' : 'friends.play')}</span>
        <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
      </Button>
      <FailureNote text={failure} />
    </>
  )
}
