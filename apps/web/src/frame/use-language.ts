import { useEffect, useState } from 'react'
import { useWordsStore } from '../i18n/words.ts'
import { useSettings } from '../settings/settings.ts'

/** The language that is spoken, or was just asked for: its texts may still be on their way. */
export function useLanguage(): readonly [string, (code: string) => void] {
  const spoken = useWordsStore((state) => state.language)
  const missing = useWordsStore((state) => state.missing)
  const set = useSettings((settings) => settings.set)
  const [asked, setAsked] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is spoken, or cannot be, answers what was asked
  useEffect(() => setAsked(null), [spoken, missing])
  const ask = (code: string) => {
    setAsked(code)
    set({ language: code })
  }
  return [asked ?? spoken, ask]
}
