import { GAMES, isGameId } from '@meadhall/games'
import type { AnyRules } from '@meadhall/kernel'
import { useEffect, useState } from 'react'

/** The rules of a game, once they are loaded. */
export function useRules(game: string): AnyRules | null {
  const [rules, setRules] = useState<AnyRules | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!isGameId(game)) return
    GAMES[game].rules().then((found) => setRules(() => found), setError)
  }, [game])
  // The page's boundary says what to do about it.
  if (error !== null) throw error
  return rules
}
