import { Conversation, type SpokenGame, type Tongue } from '@meadhall/spoken'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAreas } from '../../i18n/use-areas.ts'
import { plainSpeaker, useWords } from '../../i18n/words.ts'
import { useTable } from '../context.tsx'
import { sceneOf } from './scene-now.ts'

/** The table as one talks about it now; `null` until its words are there. */
export function useConversation(): Conversation | null {
  const game = useSpokenGame()
  const tongue = useTongue()
  const hasWords = useAreas('spoken')
  const board = useTable((table) => table.board)
  const log = useTable((table) => table.log)
  const moment = useTable((table) => table.moment)
  const ownStep = useTable((table) => table.ownStep)
  const source = useTable((table) => table.source)
  const before = useRef<Conversation | null>(null)
  return useMemo(() => {
    const scene = sceneOf({ board, log, moment, ownStep, source })
    if (game === null || scene === null || !hasWords) return null
    before.current = new Conversation(game, scene, tongue, before.current)
    return before.current
  }, [game, tongue, hasWords, board, log, moment, ownStep, source])
}

function useSpokenGame(): SpokenGame | null {
  const board = useTable((table) => table.board)
  const [game, setGame] = useState<SpokenGame | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    board.spoken().then(setGame, setError)
  }, [board])
  // The page's boundary says what to do about it.
  if (error !== null) throw error
  return game
}

/** The language that is spoken now. */
function useTongue(): Tongue {
  const words = useWords()
  return useMemo(() => {
    const { say } = plainSpeaker()
    return { say: words.say, name: (key) => say({ key }) }
  }, [words])
}
