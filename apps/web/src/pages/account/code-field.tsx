import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'

interface CodeFieldProps {
  readonly code: string
  readonly onCode: (code: string) => void
  /** Whether it is the first thing to be typed. */
  readonly isFirst?: boolean
}

/** A code from the app, or one of those that were written down for the day it is lost. */
export function CodeField({ code, onCode, isFirst = false }: CodeFieldProps) {
  const { t } = useWords()
  const [isRecovery, setRecovery] = useState(false)
  const change = () => {
    setRecovery(!isRecovery)
    onCode('')
  }
  return (
    <div className="account-way stack">
      {isRecovery ? (
        <RecoveryInput code={code} onCode={onCode} />
      ) : (
        <AppCodeInput code={code} onCode={onCode} isFirst={isFirst} />
      )}
      <Button look="quiet" onClick={change}>
        {t(isRecovery ? 'account.code.use-app' : 'account.code.use-recovery')}
      </Button>
    </div>
  )
}

/** Six digits: phones show their numbers, and offer what they know. */
export function AppCodeInput({ code, onCode, isFirst = false }: CodeFieldProps) {
  const { t } = useWords()
  return (
    <label className="field">
      {t('account.code')}
      <input
        className="text-input code-input"
        autoComplete="one-time-code"
        inputMode="numeric"
        // Some apps show two groups of three.
        maxLength={7}
        pattern="\s*[0-9]{3}\s?[0-9]{3}\s*"
        required
        // biome-ignore lint/a11y/noAutofocus: it comes by the visitor's own press, and is all there is to fill in
        autoFocus={isFirst}
        value={code}
        onChange={(event) => onCode(event.target.value)}
      />
    </label>
  )
}

function RecoveryInput({ code, onCode }: CodeFieldProps) {
  const { t } = useWords()
  return (
    <label className="field">
      {t('account.code.recovery')}
      <input
        className="text-input code-input"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        value={code}
        onChange={(event) => onCode(event.target.value)}
      />
    </label>
  )
}
