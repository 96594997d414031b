import { ScreenIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import type { BoardPlace } from './board-place.ts'

interface PlaceSwitchProps {
  readonly place: BoardPlace
  readonly onPut: (place: BoardPlace) => void
}

/** In the menu: whether the board is here or on the big screen. */
export function PlaceSwitch({ place, onPut }: PlaceSwitchProps) {
  const { t } = useWords()
  const isAway = place === 'screen'
  return (
    <li>
      {/* It closes the menu: one wants to see what came of it. */}
      <form method="dialog" onSubmit={() => onPut(isAway ? 'here' : 'screen')}>
        <Button type="submit" aria-pressed={isAway}>
          <ScreenIcon /> {t('round.place')}
        </Button>
      </form>
    </li>
  )
}

/** In the menu: this very device becomes the screen that everybody sees. */
export function UseAsScreen({ table }: { readonly table: string }) {
  const { t } = useWords()
  return (
    <li>
      <a className="button" href={`/tables/${table}/screen`} target="_blank" rel="noreferrer">
        <ScreenIcon /> {t('round.use')}{' '}
        <span className="visually-hidden">{t('app.new-window')}</span>
      </a>
    </li>
  )
}
