import { useWords } from '../../i18n/words.ts'

interface NameFieldProps {
  readonly name: string
  readonly onName: (name: string) => void
  /** Said below its label. */
  readonly hint?: string
}

/** What somebody is called: as long as the server takes it. */
export function NameField({ name, onName, hint }: NameFieldProps) {
  const { t } = useWords()
  return (
    <label className="field">
      {t('account.name')}
      {hint !== undefined && <small>{hint}</small>}
      <input
        className="text-input"
        autoComplete="username"
        required
        maxLength={24}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
    </label>
  )
}
