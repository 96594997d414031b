import { NotDone } from '@meadhall/client/rest'
import { refusalText } from '@meadhall/words'
import { useState } from 'react'
import { type UiKey, useWords, type Words } from '../i18n/words.ts'

/** What the browser says no with, in words of the area `people`. */
const SAID: Readonly<Record<string, UiKey>> = {
  NotAllowedError: 'people.refused.cancelled',
  AbortError: 'people.refused.cancelled',
  InvalidStateError: 'people.refused.there',
  SecurityError: 'people.refused.passkey',
}

/** Why something was not done, for the visitor; `null` where it is a fault of the page. */
function failureText({ t, say }: Words, error: unknown): string | null {
  if (error instanceof NotDone) return refusalText(say, error.why)
  const key = error instanceof Error ? SAID[error.name] : undefined
  return key === undefined ? null : t(key)
}

/** What went wrong with the last thing that was done at a server. */
interface Failing {
  readonly failure: string | null
  /** Does it; whether it was done. A fault of the page is thrown on. */
  attempt(act: () => Promise<unknown>): Promise<boolean>
}

export function useFailure(): Failing {
  const words = useWords()
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = async (act: () => Promise<unknown>) => {
    setFailure(null)
    try {
      await act()
      return true
    } catch (error) {
      const text = failureText(words, error)
      if (text === null) throw error
      setFailure(text)
      return false
    }
  }
  return { failure, attempt }
}
