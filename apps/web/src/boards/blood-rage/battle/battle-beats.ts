import type { BattleStory } from './battle-parts.ts'

/** At which beats of its scene a battle comes to what. */
export interface BattleBeats {
  /** All cards are turned over at once. */
  readonly turn: number
  /** The first line of each side is counted. */
  readonly count: number
  readonly verdict: number
  /** The fallen leave for Valhalla. */
  readonly fall: number
  readonly gain: number
  readonly all: number
}

export function beatsOf({ isFought, sides }: BattleStory): BattleBeats {
  const lines = Math.max(0, ...sides.map((side) => side.lines.length + side.cards.length))
  const turn = isFought ? 3 : 0
  const count = isFought ? 6 : 0
  const verdict = isFought ? count + lines + 1 : 1
  const fall = verdict + (isFought ? 2 : 0)
  const gain = fall + 2
  return { turn, count, verdict, fall, gain, all: gain + 2 }
}

/** Whoever saw the cards turned over sees them counted at once. */
export function firstBeat(story: BattleStory): number {
  const { count } = beatsOf(story)
  const isTurned = story.turnedAt !== null && story.turnedAt < story.until
  return isTurned ? count - 1 : 0
}
