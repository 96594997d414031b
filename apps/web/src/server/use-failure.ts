import { refusalText } from '@meadhall/words'
import { useState } from 'react'
import { type UiKey, useWords, type Words } from '../i18n/words.ts'
import { NotDone } from './call.ts'

/** What the server or the browser says no with, in words of the area `people`. */
const SAID: Readonly<Record<string, UiKey>> = {
  taken: 'people.refused.taken',
  name: 'people.refused.name',
  password: 'people.refused.password',
  passkey: 'people.refused.passkey',
  'wrong-credentials': 'people.refused.wrong',
  'wrong-code': 'people.refused.code',
  'code-expired': 'people.refused.code-expired',
  'code-needed': 'people.refused.code-needed',
  'operator-factor': 'people.refused.operator-factor',
  NotAllowedError: 'people.refused.cancelled',
  AbortError: 'people.refused.cancelled',
  InvalidStateError: 'people.refused.there',
  SecurityError: 'people.refused.passkey',
}

/** Why something was not done, for the visitor; `null` where it is a fault of the page. */
function failureText({ t, say }: Words, error: unknown): string | null {
  // Where the server gives a reason of its own, that one.
  if (error instanceof NotDone && !error.why.key.startsWith('code.'))
    return refusalText(say, error.why)
  const key = SAID[kindOf(error)]
  if (key !== undefined) return t(key)
  return error instanceof NotDone ? refusalText(say, error.why) : null
}

function kindOf(error: unknown): string {
  if (error instanceof NotDone) return error.code
  return error instanceof Error ? error.name : ''
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
