import type { Sound } from '../game-board.ts'
import { play, type Voice } from './synth.ts'

/** When, what, from and to which height (Hz), how long (s), how loud, how long it swells (s). */
function voice(
  at: number,
  kind: Voice['kind'],
  [from, to]: readonly [number, number],
  lasts: number,
  loud: number,
  swell = 0.005,
): Voice {
  return { at, kind, from, to, lasts, loud, swell }
}

/** Iron on iron: tones that do not fit together, and a scrape. */
const blow = (at: number, loud: number): Voice[] => [
  voice(at, 'highpass', [5200, 2400], 0.16, loud),
  ...[1130, 1790, 2630].map((pitch) =>
    voice(at, 'triangle', [pitch, pitch * 0.98], 0.5, loud * 0.3),
  ),
]

/** A horn swells, with its fifth in it. */
const blast = (at: number, pitch: number, lasts: number, loud: number): Voice[] => [
  voice(at, 'sawtooth', [pitch * 0.97, pitch], lasts, loud * 0.5, lasts * 0.3),
  voice(at, 'triangle', [pitch * 1.49, pitch * 1.5], lasts, loud * 0.5, lasts * 0.35),
  voice(at, 'sine', [pitch / 2, pitch / 2], lasts, loud, lasts * 0.3),
]

const crackle = [0.12, 0.31, 0.38, 0.62, 0.8, 0.97, 1.2].map((at, index) =>
  voice(at, 'bandpass', [1600 + index * 310, 900], 0.05, 0.35),
)

const plucked = (pitches: readonly number[], apart: number, lasts: number, loud: number): Voice[] =>
  pitches.map((pitch, index) => voice(index * apart, 'triangle', [pitch, pitch], lasts, loud))

/** Made here, voice by voice: nothing to download. */
export const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  move: [voice(0, 'sine', [190, 110], 0.12, 0.25), voice(0, 'lowpass', [700, 200], 0.08, 0.2)],
  card: [voice(0, 'highpass', [1800, 6500], 0.12, 0.12, 0.03)],
  dice: [0, 0.06, 0.13, 0.19, 0.24].map((at, index) =>
    voice(at, 'bandpass', [2100 - index * 160, 1500], 0.05, 0.5),
  ),
  clash: [...blow(0, 0.2), ...blow(0.22, 0.14), voice(0, 'lowpass', [300, 80], 0.5, 0.4)],
  fire: [
    voice(0, 'lowpass', [180, 520], 1.7, 0.6, 0.5),
    voice(0.1, 'sine', [62, 38], 1.5, 0.35, 0.3),
    ...crackle,
  ],
  horn: [...blast(0, 147, 0.7, 0.12), ...blast(0.6, 196, 1.3, 0.14)],
  victory: [...plucked([392, 494, 587, 784], 0.13, 0.7, 0.16), ...blast(0.4, 196, 1, 0.08)],
  defeat: [...plucked([330, 294, 233], 0.24, 0.6, 0.14), voice(0.5, 'sine', [98, 65], 0.9, 0.25)],
  turn: plucked([440, 660], 0.12, 0.35, 0.14),
}

export function playSound(sound: Sound): void {
  play(SOUNDS[sound])
}
