import { useId } from 'react'

interface SwitchFieldProps {
  readonly label: string
  readonly text?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function SwitchField({ label, text, isOn, onChange }: SwitchFieldProps) {
  const note = useId()
  return (
    <label className="switch-row">
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby={text === undefined ? undefined : note}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {text !== undefined && <small id={note}>{text}</small>}
      </span>
    </label>
  )
}
