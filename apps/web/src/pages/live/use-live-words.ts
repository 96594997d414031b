import { useEffect, useState } from 'react'
import { needWords } from '../../i18n/words.ts'

/** Loads the words that only live tables need; whether they are there. */
export function useLiveWords(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    Promise.all([needWords('live'), needWords('refusals')]).then(
      () => setThere(true),
      // The notice of a missing language says it; keys are better than nothing.
      () => setThere(true),
    )
  }, [])
  return isThere
}
