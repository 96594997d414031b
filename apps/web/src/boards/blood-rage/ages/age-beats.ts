import type { AgeStory } from './age-story.ts'

export const ACTS = ['quests', 'ragnarok', 'gates', 'dawn', 'summary'] as const
export type Act = (typeof ACTS)[number]

/** From which beat on each act is played; acts that this age's end does not have are left out. */
export type AgeBeats = readonly { readonly act: Act; readonly from: number }[]

/** How long the way to the province is, and until it stands in flames. */
export const NEAR = 1
export const FLAMES = 4
export const STRUCK = 6

/** How many beats an act lasts. */
function lengthOf({ quests, destroyed, dooms, releases, next }: AgeStory, act: Act): number {
  switch (act) {
    case 'quests':
      return quests.length === 0 ? 0 : quests.length + 4
    case 'ragnarok':
      return destroyed === null ? 0 : STRUCK + dooms.length * 2 + 5
    case 'gates':
      return releases.length === 0 ? 0 : releases.length + 5
    case 'dawn':
      return next === null ? 0 : 6
    case 'summary':
      return 1
  }
}

export function beatsOf(story: AgeStory): AgeBeats {
  let from = 0
  const beats: { act: Act; from: number }[] = []
  for (const act of ACTS) {
    const length = lengthOf(story, act)
    if (length > 0) beats.push({ act, from })
    from += length
  }
  return beats
}

/** The act at a beat, and how far it is. */
export function actAt(beats: AgeBeats, beat: number): { act: Act; at: number } {
  const { act, from } = beats.findLast((one) => one.from <= beat) ?? { act: 'summary', from: 0 }
  return { act, at: beat - from }
}

/** The beat at which all is told. */
export function lastBeat(beats: AgeBeats): number {
  return beats.at(-1)?.from ?? 0
}

/** Whoever saw the province burn in an action before goes on from there. */
export function firstBeat({ burnedAt, until }: AgeStory, beats: AgeBeats): number {
  const hasBurned = burnedAt !== null && burnedAt < until
  const gates = beats.find(({ act }) => act !== 'quests' && act !== 'ragnarok')
  return hasBurned ? (gates?.from ?? 0) : 0
}
