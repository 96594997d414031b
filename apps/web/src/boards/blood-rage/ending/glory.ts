import {
  type BloodRageEvent,
  type ClanId,
  GLORY_SOURCES,
  type GlorySource,
} from '@meadhall/game-blood-rage'

/** Where a clan's Glory came from in one age. */
export interface AgeGlory {
  readonly by: Readonly<Record<GlorySource, number>>
  /** What others took from it. */
  readonly lost: number
}

export interface ClanGlory {
  readonly clan: ClanId
  readonly ages: readonly AgeGlory[]
  readonly total: number
}

interface Tally {
  readonly by: Record<GlorySource, number>
  lost: number
}

const AGES = 3

function emptyTally(): Tally {
  const zeros = GLORY_SOURCES.map((source) => [source, 0])
  return { by: Object.fromEntries(zeros) as Record<GlorySource, number>, lost: 0 }
}

/** Glory by clan, age and source, counted from what was told. Clans in the order given. */
export function gloryOf(events: readonly BloodRageEvent[], clans: readonly ClanId[]): ClanGlory[] {
  const tallies = new Map(clans.map((clan) => [clan, Array.from({ length: AGES }, emptyTally)]))
  let age = 1
  const tallyOf = (clan: ClanId) => tallies.get(clan)?.[age - 1] ?? emptyTally()
  for (const event of events) {
    if (event.type === 'age-began') age = event.age
    if (event.type === 'glory') tallyOf(event.clan).by[event.source] += event.amount
    if (event.type === 'glory-stolen') {
      // What is taken by a card's text came by a card.
      tallyOf(event.clan).by.card += event.amount
      tallyOf(event.from).lost += event.amount
    }
  }
  return clans.map((clan) => {
    const ages = tallies.get(clan) ?? []
    return { clan, ages, total: ages.reduce((sum, one) => sum + ageTotal(one), 0) }
  })
}

/** What an age brought in all. */
export function ageTotal({ by, lost }: AgeGlory): number {
  return gained({ by }) - lost
}

export function gained({ by }: Pick<AgeGlory, 'by'>): number {
  return GLORY_SOURCES.reduce((sum, source) => sum + by[source], 0)
}

/** What a source brought over all ages. */
export function bySource({ ages }: Pick<ClanGlory, 'ages'>, source: GlorySource): number {
  return ages.reduce((sum, { by }) => sum + by[source], 0)
}

/** What brought one clan before another, by how much. */
export interface Decisive {
  readonly source: GlorySource
  readonly own: number
  readonly other: number
}

/** The source with the widest gap in favour of the first; `null` where there is none. */
export function decisive(first: ClanGlory, second: ClanGlory): Decisive | null {
  const gaps = GLORY_SOURCES.map((source) => ({
    source,
    own: bySource(first, source),
    other: bySource(second, source),
  })).toSorted((a, b) => b.own - b.other - (a.own - a.other))
  const [widest] = gaps
  return widest === undefined || widest.own <= widest.other ? null : widest
}
