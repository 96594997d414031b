import { useWords } from '../../i18n/words.ts'
import { presetIn, TABLE_PRESETS, type TableChoice, type TablePreset } from './table-choice.ts'

interface WayChoiceProps {
  readonly choice: TableChoice
  readonly onChoose: (way: TablePreset) => void
}

/** The ways to play that people know, as cards; one changed by hand stands beside them. */
export function WayChoice({ choice, onChoose }: WayChoiceProps) {
  const { t } = useWords()
  const chosen = presetIn(choice)
  return (
    <fieldset className="board-panel">
      <legend>
        <h2>{t('lay.ways')}</h2>
      </legend>
      <div className="cards-to-pick stack">
        {TABLE_PRESETS.map((way) => (
          <label className="card-to-pick" key={way}>
            <input
              type="radio"
              name="way"
              checked={way === chosen}
              onChange={() => onChoose(way)}
            />
            <span>
              <b>{t(`lay.way.${way}`)}</b>
              <span>{t(`lay.way.${way}.text`)}</span>
            </span>
          </label>
        ))}
        {chosen === null && (
          <label className="card-to-pick">
            <input type="radio" name="way" checked readOnly />
            <span>
              <b>{t('new.preset.own')}</b>
              <span>{t('new.preset.own.text')}</span>
            </span>
          </label>
        )}
      </div>
    </fieldset>
  )
}
