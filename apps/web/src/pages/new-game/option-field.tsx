import type { Burden, OptionSpec, Refusal } from '@meadhall/kernel'
import { useId } from 'react'
import { type UiKey, useWords } from '../../i18n/words.ts'
import { AddsText } from './adds-text.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { Picture } from './pictures.ts'
import type { OptionValue } from './setup-form.ts'

export interface OptionFieldProps {
  readonly spec: OptionSpec
  readonly value: OptionValue | undefined
  /** What the values of a choice are called. */
  readonly nameOf: (value: string | number) => string
  /** Why a value cannot be taken now; `null` for one that can. */
  readonly whyNot: (value: OptionValue) => Refusal | null
  /** Why the last attempt at this option was refused. */
  readonly refusal: string | null
  readonly texts: { readonly title: UiKey; readonly text: UiKey }
  /** Draws the values of a choice that has pictures. */
  readonly picture?: Picture | undefined
  readonly onChange: (value: OptionValue) => void
}

/** One option with its sentence, drawn by its kind. */
export function OptionField(props: OptionFieldProps) {
  const { spec, refusal } = props
  return (
    <div className="option">
      {spec.kind === 'flag' ? <Flag {...props} adds={spec.adds} /> : <Offered {...props} />}
      <p className="option-refusal" role="alert">
        {refusal}
      </p>
    </div>
  )
}

function Offered(props: OptionFieldProps) {
  const { spec, picture } = props
  const values = spec.kind === 'choice' ? spec.values : []
  if (picture === undefined) return <Choice {...props} values={values} />
  return <PictureChoice {...props} picture={picture} values={values} />
}

function Flag({ value, whyNot, texts, adds, onChange }: OptionFieldProps & { adds: Burden }) {
  const { t } = useWords()
  const note = useId()
  const isRefused = value !== true && whyNot(true) !== null
  return (
    <label className="switch-row" data-refused={isRefused || undefined}>
      <input
        type="checkbox"
        checked={value === true}
        aria-disabled={isRefused}
        aria-describedby={note}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {t(texts.title)}
        <small id={note}>
          {t(texts.text)} <AddsText adds={adds} />
        </small>
      </span>
    </label>
  )
}

interface ChoiceProps extends OptionFieldProps {
  readonly values: readonly (string | number)[]
}

function Choice({ spec, values, value, nameOf, whyNot, texts, onChange }: ChoiceProps) {
  const { t } = useWords()
  const [field, note] = [useId(), useId()]
  const offered = values.filter((one) => nameOf(one) !== '')
  return (
    <div className="field">
      <label htmlFor={field}>{t(texts.title)}</label>
      <small id={note}>{t(texts.text)}</small>
      <select
        id={field}
        className="select"
        aria-describedby={note}
        value={String(value)}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {offered.map((one) => (
          <option key={one} value={one} translate={isSeat(spec, one) ? 'no' : undefined}>
            {nameOf(one)}
            {whyNot(one) !== null && ' ⊘'}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Whether a value is a player, who is called by a name: nobody translates those. */
function isSeat({ name }: OptionSpec, value: string | number): boolean {
  return name === 'firstPlayer' && value !== -1
}
