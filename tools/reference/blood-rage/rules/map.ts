/** The board (BR-1.2, BR-1.3). */

/** Clockwise, so that neighbours in the ring are neighbours here. */
const RING = {
  myrkulor: { villages: 3, fjord: 'gimle-myrkulor' },
  elvagar: { villages: 4, fjord: 'elvagar-angerboda' },
  angerboda: { villages: 5, fjord: 'elvagar-angerboda' },
  muspelheim: { villages: 5, fjord: 'muspelheim-horgr' },
  horgr: { villages: 4, fjord: 'muspelheim-horgr' },
  utgard: { villages: 3, fjord: 'utgard-andlang' },
  andlang: { villages: 3, fjord: 'utgard-andlang' },
  gimle: { villages: 5, fjord: 'gimle-myrkulor' },
} as const

export type OuterProvince = keyof typeof RING
export type Province = OuterProvince | 'yggdrasil'
export type Fjord = (typeof RING)[OuterProvince]['fjord']
export type Place = Province | Fjord | 'reserve' | 'valhalla'

export const OUTER_PROVINCES: readonly OuterProvince[] = [
  'myrkulor',
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
]

export const PROVINCES: readonly Province[] = [...OUTER_PROVINCES, 'yggdrasil']

export const FJORDS: readonly Fjord[] = [
  'elvagar-angerboda',
  'muspelheim-horgr',
  'utgard-andlang',
  'gimle-myrkulor',
]

/** Room for figures; Yggdrasil holds any number. */
export function villagesOf(province: Province): number {
  return province === 'yggdrasil' ? Number.POSITIVE_INFINITY : RING[province].villages
}

/** The fjord that supports the province; Yggdrasil has none. */
export function fjordOf(province: Province): Fjord | null {
  return province === 'yggdrasil' ? null : RING[province].fjord
}

/** Whether destroyed or not: who asks knows what survives. */
export function neighboursOf(province: Province): readonly Province[] {
  if (province === 'yggdrasil') return OUTER_PROVINCES
  const at = OUTER_PROVINCES.indexOf(province)
  const ring = [at + 7, at + 1].map((index) => OUTER_PROVINCES[index % 8] ?? province)
  return [...ring, 'yggdrasil']
}

/** An effect on a province reaches its fjord (BR-1.4): these are the places a battle is fought in. */
export function battlefield(province: Province): readonly Place[] {
  const fjord = fjordOf(province)
  return fjord === null ? [province] : [province, fjord]
}
