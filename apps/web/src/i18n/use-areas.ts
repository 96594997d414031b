import { useEffect, useState } from 'react'
import type { Area } from './catalogs.ts'
import { needWords, useWordsStore } from './words.ts'

/** Loads the texts of areas for as long as a page needs them; tells whether they are there. */
export function useAreas(...areas: readonly Area[]): boolean {
  const loaded = useWordsStore((state) => areas.every((area) => state.areas[area] !== undefined))
  const [error, setError] = useState<unknown>(null)
  const wanted = areas.join(' ')
  useEffect(() => {
    Promise.all((wanted.split(' ') as Area[]).map(needWords)).catch(setError)
  }, [wanted])
  // The page's boundary says what to do about it.
  if (error !== null) throw error
  return loaded
}
