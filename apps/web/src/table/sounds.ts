import { useEffect } from 'react'
import type { Sound } from '../boards/board.ts'
import { useSettings } from '../settings/settings.ts'
import { useTable } from './context.tsx'

/** A sound as notes: when (s), how high (Hz), how long (s), how loud, and the kind of wave. */
interface Note {
  readonly at: number
  readonly pitch: number
  readonly lasts: number
  readonly loud: number
  readonly wave: OscillatorType
}

function note(
  at: number,
  pitch: number,
  lasts: number,
  loud = 0.12,
  wave: OscillatorType = 'triangle',
): Note {
  return { at, pitch, lasts, loud, wave }
}

/** Made here, note by note: nothing to download. */
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  move: [note(0, 180, 0.08)],
  card: [note(0, 520, 0.04, 0.05, 'square'), note(0.04, 700, 0.04, 0.04, 'square')],
  dice: [0, 0.05, 0.11, 0.18].map((at, index) => note(at, 240 + index * 35, 0.04, 0.1, 'square')),
  battle: [note(0, 98, 0.5, 0.2, 'sawtooth'), note(0, 147, 0.5, 0.12, 'sawtooth')],
  win: [note(0, 392, 0.15), note(0.15, 494, 0.15), note(0.3, 587, 0.4)],
  lose: [note(0, 294, 0.2), note(0.2, 220, 0.4)],
  turn: [note(0, 440, 0.1), note(0.12, 660, 0.18)],
  doom: [note(0, 65, 1, 0.25, 'sawtooth'), note(0.1, 69, 1, 0.15, 'sawtooth')],
}

let audio: AudioContext | null = null

function play(sound: Sound): void {
  audio ??= new AudioContext()
  const context = audio
  for (const { at, pitch, lasts, loud, wave } of SOUNDS[sound]) {
    const start = context.currentTime + at
    const voice = new OscillatorNode(context, { type: wave, frequency: pitch })
    const volume = new GainNode(context, { gain: loud })
    volume.gain.setTargetAtTime(0, start + lasts / 2, lasts / 4)
    voice.connect(volume).connect(context.destination)
    voice.start(start)
    voice.stop(start + lasts * 2)
  }
}

/** Sounds what happened, where the visitor asked for sound: one sound a move. */
export function useSounds(): void {
  const isOn = useSettings((settings) => settings.sound)
  const board = useTable((table) => table.board)
  const fresh = useTable((table) => table.fresh)
  const isAsked = useTable(({ moment }) => moment !== null && moment.decision !== null)
  useEffect(() => {
    if (!isOn || fresh.length === 0) return
    const sound = fresh.map((event) => board.sound(event)).findLast((one) => one !== null)
    if (sound) play(sound)
  }, [isOn, board, fresh])
  useEffect(() => {
    if (isOn && isAsked) play('turn')
  }, [isOn, isAsked])
}
