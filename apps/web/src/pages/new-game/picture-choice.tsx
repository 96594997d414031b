import { Suspense, useId } from 'react'
import { type UiKey, useWords } from '../../i18n/words.ts'
import type { Picture } from './pictures.ts'
import type { OptionValue } from './setup-form.ts'

interface PictureChoiceProps {
  readonly values: readonly (string | number)[]
  readonly value: OptionValue | undefined
  readonly nameOf: (value: string | number) => string
  readonly texts: { readonly title: UiKey; readonly text: UiKey }
  readonly picture: Picture
  readonly onChange: (value: OptionValue) => void
}

/** One of a few, chosen from their pictures. */
export function PictureChoice(props: PictureChoiceProps) {
  const { picture: Drawn, values, value, nameOf, texts, onChange } = props
  const { t } = useWords()
  const [group, note] = [useId(), useId()]
  return (
    <fieldset className="field picture-choice" aria-describedby={note}>
      <legend>{t(texts.title)}</legend>
      <small id={note}>{t(texts.text)}</small>
      <div className="cards-to-pick pictures stack">
        {values.map((one) => (
          <label className="card-to-pick" key={one}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>
              <span className="picture">
                <Suspense>
                  <Drawn value={String(one)} />
                </Suspense>
              </span>
              <b>{nameOf(one)}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
