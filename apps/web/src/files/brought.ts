import { create } from 'zustand'
import { isBotName } from '../sources/bot-names.ts'
import type { SoundGame } from '../sources/files/examine.ts'
import type { Recording } from '../sources/host/protocol.ts'
import type { SeatInfo } from '../sources/source.ts'

/** A game on its way from the page where its file was opened to the page where it is watched. */
export const useBrought = create<Recording | null>(() => null)

/** Who played: a file has only names. Those that our bots go by are bots. */
export function guessSeats(names: readonly string[]): SeatInfo[] {
  const isBot = (name: string) => isBotName(name) || /^Bot \d+$/.test(name)
  return names.map((name) => ({ name, plays: isBot(name) ? 'warrior' : 'person' }))
}

/** Who goes on playing: if all of them were bots, the first seat is a person's from now on. */
export function guessTakers(names: readonly string[]): SeatInfo[] {
  const seats = guessSeats(names)
  if (seats.some(({ plays }) => plays === 'person')) return seats
  return seats.map((seat, index) => (index === 0 ? { ...seat, plays: 'person' } : seat))
}

export function recordingOf({ names, proof: _, ...sound }: SoundGame): Recording {
  return { ...sound, seats: guessSeats(names) }
}
