import { useId } from 'react'

interface SegmentsProps<T extends string> {
  readonly label: string
  readonly offered: readonly { readonly value: T; readonly text: string; readonly lang?: string }[]
  readonly value: string
  readonly onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Segments<T extends string>({ label, offered, value, onChange }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend>{label}</legend>
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
