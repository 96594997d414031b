import type { Level } from '@meadhall/bots'

/**
 * How long after the question a bot answers, by its level: longer than it mostly thinks, so that
 * the moment of an answer does not tell how many cards it had to weigh.
 */
const BEAT_MS: Readonly<Record<Level, number>> = {
  thrall: 600,
  warrior: 600,
  champion: 600,
  norn: 1500,
}
/** Where everybody knows that there is one answer. */
const FORCED_MS = 600

/** How long a bot's answer waits, in milliseconds, by who is asked. */
export type BeatMs = (bot: Level | null) => number

export const usualBeatMs: BeatMs = (bot) => (bot === null ? FORCED_MS : BEAT_MS[bot])

/** Time as bots keep it: a clock that only goes forward, and a way to wait. */
export interface BotTime {
  now(): number
  wait(ms: number): Promise<unknown>
}

/**
 * Bots answer on the beat: so long after the question or, where no thread was free or thinking took
 * longer, so many whole beats after it.
 */
export function onTheBeat(beatMs: BeatMs, { now, wait }: BotTime) {
  return (bot: Level | null) => {
    const [since, length] = [now(), beatMs(bot)]
    return async (): Promise<void> => {
      if (length === 0) return
      const passed = now() - since
      const beats = Math.max(1, Math.ceil(passed / length))
      await wait(beats * length - passed)
    }
  }
}
