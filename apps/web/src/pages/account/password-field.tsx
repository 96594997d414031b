import { useId } from 'react'

interface PasswordFieldProps {
  readonly label: string
  readonly text?: string
  /** What a password manager should do with it. */
  readonly use: 'new-password' | 'current-password'
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A password, typed by hand or by a program that keeps it. */
export function PasswordField({ label, text, use, value, onChange }: PasswordFieldProps) {
  const note = useId()
  return (
    <label className="field">
      {label}
      {text !== undefined && <small id={note}>{text}</small>}
      <input
        className="text-input"
        type="password"
        autoComplete={use}
        required
        aria-describedby={text === undefined ? undefined : note}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
