import type { BloodRageEvent, EventType } from '@meadhall/game-blood-rage'

/** How long each thing that happens is looked at, in milliseconds; what is missing shows nothing. */
const LOOK: Readonly<Partial<Record<EventType, number>>> = {
  'age-began': 900,
  'battle-began': 900,
  'battle-tied': 2200,
  'battle-won': 2200,
  'card-added': 1100,
  'card-revealed': 1300,
  'card-taken': 700,
  'cards-swept': 1400,
  'call-declined': 350,
  'doom-moved': 700,
  'glory-stolen': 700,
  'leader-moved': 900,
  'march-began': 300,
  'pillage-began': 1000,
  'pillage-failed': 700,
  'province-destroyed': 1800,
  'quest-committed': 700,
  'quest-completed': 1200,
  'quest-failed': 900,
  'rage-stolen': 700,
  'stat-raised': 700,
  destroyed: 500,
  fled: 900,
  glory: 400,
  invaded: 1000,
  joined: 900,
  marched: 800,
  passed: 700,
  pillaged: 1200,
  protected: 700,
  released: 700,
  total: 900,
  upgraded: 1500,
}
/** Of what happens beside the main thing, only part of its time is needed; and never longer than this. */
const BESIDE = 0.35
const LONGEST = 5000

export function paceOf(events: readonly BloodRageEvent[]): number {
  const looks = events.map(({ type }) => LOOK[type] ?? 0)
  const main = Math.max(0, ...looks)
  const beside = looks.reduce((sum, look) => sum + look, 0) - main
  return Math.min(LONGEST, Math.round(main + beside * BESIDE))
}
