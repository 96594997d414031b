import { useEffect, useMemo, useState } from 'react'
import type { Tape } from '../../sources/source.ts'
import { useTable } from '../../table/context.tsx'
import { useIsPlaying } from '../../table/scenes/scene-layer.tsx'
import type { TapeMoves } from './tape-keys.ts'

/** The shortest look at a step, in milliseconds at normal speed. */
const SHORTEST = 450
export const SPEEDS = [0.5, 1, 2, 4] as const

export interface Player extends TapeMoves {
  readonly at: number
  readonly isPlaying: boolean
  readonly speed: number
  readonly setSpeed: (speed: number) => void
}

/** Plays a recording on by itself, as long to each step as there is to see in it. */
export function usePlayer(tape: Tape): Player {
  const at = useTable((table) => table.moment?.step ?? 0)
  const fresh = useTable((table) => table.fresh)
  const board = useTable((table) => table.board)
  const [wantsToPlay, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const isPlaying = wantsToPlay && at < tape.length
  const isStaged = useIsPlaying()
  useEffect(() => {
    if (!isPlaying || isStaged) return
    const look = Math.max(SHORTEST, board.pace(fresh)) / speed
    const timer = setTimeout(() => tape.seek(at + 1), look)
    return () => clearTimeout(timer)
  }, [isPlaying, isStaged, at, fresh, board, speed, tape])
  const moves = useMemo(() => {
    const jump = (step: number) => {
      setPlaying(false)
      tape.seek(step)
    }
    return {
      step: (by: number) => jump(at + by),
      first: () => jump(0),
      last: () => jump(tape.length),
      toggle: () => {
        // At the end there is nothing left to play: begin again.
        if (!isPlaying && at >= tape.length) tape.seek(0)
        setPlaying(!isPlaying)
      },
    }
  }, [tape, at, isPlaying])
  return { ...moves, at, isPlaying, speed, setSpeed }
}
