import { useEffect, useRef } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { useTable } from '../context.tsx'
import type { Sound } from '../game-board.ts'

/** How they sound is fetched only where somebody wants to hear them. */
async function hear(sound: Sound): Promise<void> {
  const { playSound } = await import('./sounds.ts')
  playSound(sound)
}

/**
 * Sounds what happened, where the visitor asked for sound: one sound a move. What a scene has led
 * in was heard there.
 */
export function useSounds(): void {
  const isOn = useSettings((settings) => settings.sound)
  const board = useTable((table) => table.board)
  const fresh = useTable((table) => table.fresh)
  const isAsked = useTable(({ moment }) => moment !== null && moment.decision !== null)
  const isLed = useTable((table) => table.coming !== null)
  const wasLed = useRef(false)
  useEffect(() => {
    if (!isOn || fresh.length === 0 || wasLed.current) return
    const sound = fresh.map((event) => board.sound(event)).findLast((one) => one !== null)
    if (sound) void hear(sound)
  }, [isOn, board, fresh])
  useEffect(() => {
    wasLed.current = isLed
  }, [isLed])
  useEffect(() => {
    if (isOn && isAsked) void hear('turn')
  }, [isOn, isAsked])
}

/** Sounds the beats of a scene as it comes to them; of those that are skipped, the last. */
export function useBeatSounds(beat: number, sounds: Readonly<Record<number, Sound>> = {}): void {
  const isOn = useSettings((settings) => settings.sound)
  const heard = useRef(-1)
  useEffect(() => {
    // Played again from its beginning.
    if (beat < heard.current) heard.current = -1
    const due = Object.keys(sounds)
      .map(Number)
      .findLast((at) => at <= beat && at > heard.current)
    heard.current = beat
    const sound = due === undefined ? undefined : sounds[due]
    if (isOn && sound) void hear(sound)
  }, [isOn, beat, sounds])
}
