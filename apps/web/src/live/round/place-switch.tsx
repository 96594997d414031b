import { ScreenIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
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
      <button
        type="button"
        className="button"
        aria-pressed={isAway}
        data-do="board-place"
        onClick={() => onPut(isAway ? 'here' : 'screen')}
      >
        <ScreenIcon /> {t('round.place')}
      </button>
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
