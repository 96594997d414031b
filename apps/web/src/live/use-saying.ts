import type { Said } from '@meadhall/client'
import { NotDone } from '@meadhall/client/rest'
import { refusalText } from '@meadhall/words'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import type { LiveTable } from './live-table.ts'

interface Saying {
  readonly isSaying: boolean
  /** Why the last thing was not done, in a sentence. */
  readonly refused: string | null
  /** Says something to the table; whether it was taken. A second click meanwhile does nothing. */
  readonly say: (said: Said) => Promise<boolean>
  /** Does something by REST; the same. */
  readonly ask: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Something that is asked of the server by a click at a live table. */
export function useSaying(live: LiveTable): Saying {
  const words = useWords()
  const [isSaying, setSaying] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const ask = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isSaying) return false
    setSaying(true)
    setRefused(null)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof NotDone)) throw error
      setRefused(refusalText(words.say, error.why))
      return false
    } finally {
      setSaying(false)
    }
  }
  return { isSaying, refused, ask, say: (said) => ask(() => taken(live, said)) }
}

/** Throws `NotDone` where the server refuses; one who waits at an ended connection waits no more. */
async function taken(live: LiveTable, said: Said): Promise<void> {
  const { refused } = await live.call(said).catch(() => ({ refused: undefined }))
  if (refused !== undefined) throw new NotDone(refused.code, said.type, refused.why)
}
