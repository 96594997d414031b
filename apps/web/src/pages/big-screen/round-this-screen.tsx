import type { GameId } from '@meadhall/games'
import { useLocation } from 'wouter'
import { ScreenIcon } from '../../art/common/icons.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNote } from '../../server/failure-note.tsx'
import { useDoing } from '../../server/use-doing.ts'
import { layForScreen } from './lay-for-screen.ts'

/** One click: a table on this screen, for phones that are pointed at it. */
export default function RoundThisScreen({ game }: { readonly game: GameId }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const { isBusy, failure, run } = useDoing()
  if (!useAreas('live', 'refusals')) return null
  const lay = () => run(async () => go(`/tables/${await layForScreen(game)}/screen`))
  return (
    <>
      <Button
        look="quiet"
        className="offer-screen"
        title={t('screen.round.text')}
        aria-disabled={isBusy}
        onClick={() => void lay()}
      >
        <ScreenIcon /> {t('screen.round')}
        <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
      </Button>
      <FailureNote text={failure} />
    </>
  )
}
