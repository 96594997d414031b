import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { paceNow } from '../../settings/pace.ts'

interface SceneContextValue {
  /** Whether it was asked for again: then it stays until it is put away. */
  readonly isRecalled: boolean
  /** Whether nobody is there to go on from its end. */
  readonly isUnattended: boolean
  readonly onEnd: () => void
}

export const SceneContext = createContext<SceneContextValue | null>(null)

/** How far a scene is; beats it has not come to yet are still hidden. */
export const BeatContext = createContext(Number.POSITIVE_INFINITY)

/** Whether a scene has come to a beat. Outside of a scene everything has happened. */
export function useReached(beat: number): boolean {
  return useContext(BeatContext) >= beat
}

export function useBeat(): number {
  return useContext(BeatContext)
}

/** A beat in milliseconds at normal speed, and how many of them an end is looked at. */
const BEAT = 420
const LINGER = 10

export interface Clock {
  readonly beat: number
  readonly isOver: boolean
  readonly isRecalled: boolean
  /** Whether it waits until somebody says so. */
  readonly isHeld: boolean
  /** Skips to the end, and from the end on to what comes next. */
  readonly press: () => void
  readonly again: () => void
  readonly hold: (isHeld: boolean) => void
}

/**
 * Counts the beats of a scene. Where nothing moves it begins with its end, and waits there for
 * somebody; where nobody is, for as long as it takes to read.
 */
export function useClock(beats: number, from: number): Clock {
  const scene = useContext(SceneContext)
  const isRecalled = scene?.isRecalled ?? true
  const isStill = paceNow() === 0
  const first = isRecalled ? 0 : from
  const [beat, setBeat] = useState(isStill ? beats : first)
  const isUnattended = scene?.isUnattended ?? false
  const [isHeld, hold] = useState((isStill && !isUnattended) || isRecalled)
  const isOver = beat >= beats
  const isDone = isOver && (isHeld || beat >= beats + LINGER)
  const end = scene?.onEnd
  useEffect(() => {
    if (isDone) {
      if (!isHeld) end?.()
      return
    }
    const timer = setTimeout(() => setBeat(beat + 1), BEAT * (isStill ? 1 : paceNow()))
    return () => clearTimeout(timer)
  }, [beat, isDone, isHeld, isStill, end])
  const press = useCallback(() => {
    if (isOver) end?.()
    else setBeat(beats)
  }, [isOver, beats, end])
  const again = useCallback(() => setBeat(0), [])
  return { beat, isOver, isRecalled, isHeld, press, again, hold }
}
