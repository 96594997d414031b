import { useId } from 'react'

interface SegmentsProps<T extends string> {
  readonly label: string
  readonly text?: string
  readonly offered: readonly { readonly value: T; readonly text: string; readonly lang?: string }[]
  readonly value: string
  readonly onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, text, offered, value, onChange } = props
  const [name, note] = [useId(), useId()]
  return (
    <fieldset className="field" aria-describedby={text === undefined ? undefined : note}>
      <legend>{label}</legend>
      {text !== undefined && <small id={note}>{text}</small>}
      <div className="segments">
        {offered.map((one) => (
          <label key={one.value} lang={one.lang}>
            <input
              type="radio"
              name={name}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            <span>{one.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
