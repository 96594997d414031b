import { type ClanId, placeOf } from '@meadhall/game-blood-rage'
import { useId } from 'react'
import { Flames } from '../../../art/blood-rage/flames.tsx'
import {
  type BoardPlaceId,
  GEOMETRY,
  geometryOf,
  pointsOf,
} from '../../../art/blood-rage/map-geometry.ts'
import { SCATTER } from '../../../art/blood-rage/map-scatter.ts'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { FigureToken } from '../map/figure-token.tsx'
import { Gone } from '../map/map-marks.tsx'
import { FIGURE_SCALE, spotOf } from '../map/spots.ts'
import { Ground } from '../stories/ground.tsx'
import { FLAMES, NEAR, STRUCK } from './age-beats.ts'
import type { AgeStory, DoomTold, Struck } from './age-story.ts'
import { Doom } from './age-summary.tsx'

interface BurningProps {
  readonly story: AgeStory
  readonly place: BoardPlaceId
  /** How far Ragnarök is, in beats. */
  readonly at: number
}

/** Ragnarök on the doomed province's own ground: it burns, and carries off who stands there. */
export function Burning({ story, place, at }: BurningProps) {
  const { t, say } = useWords()
  const isBurning = at >= FLAMES
  const last = STRUCK + story.dooms.length * 2
  return (
    <div className="br-burning over" data-burning={isBurning || undefined}>
      <Ground place={place} isNear={at >= NEAR}>
        {isBurning && <Fire place={place} isOut={at > last} />}
        <Standing story={story} at={at} />
        {at > last && (
          <g className="br-ruin">
            <Gone place={placeOf(place)} />
          </g>
        )}
      </Ground>
      <h2 className="br-act-title">
        {at > last
          ? t('br.ages.destroyed', { place: `place.${place}` })
          : say({ key: 'phase.ragnarok' })}
      </h2>
      <Dead dooms={story.dooms} at={at} />
    </div>
  )
}

/** More flames than this no machine draws in time. */
const MOST = 24

/** Flames where trees and villages stand. */
function Fire({ place, isOut }: { readonly place: BoardPlaceId; readonly isOut: boolean }) {
  const clip = useId()
  const { path, villages } = GEOMETRY[place]
  const scatter: Readonly<Partial<Record<string, string>>> = SCATTER
  const points = [...pointsOf(scatter[place] ?? '').slice(0, MOST), ...villages]
  return (
    <g className="br-fire" data-out={isOut || undefined}>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path className="br-ember" d={path} />
      <g clipPath={`url(#${clip})`}>
        <Flames points={points.toSorted((a, b) => a.y - b.y)} />
      </g>
    </g>
  )
}

/** Those who stood there; each clan's are carried off together. */
function Standing({ story: { struck, dooms }, at }: Pick<BurningProps, 'story' | 'at'>) {
  const leavesAt = (clan: ClanId) => STRUCK + dooms.findIndex((doom) => doom.clan === clan) * 2
  return (
    <Each of={struck}>
      {(one, index) => {
        const spot = struck.slice(0, index).filter(({ place }) => place === one.place).length
        const { x, y } = spotOf(geometryOf(one.place), spot)
        return (
          <g transform={`translate(${x} ${y}) scale(${FIGURE_SCALE})`}>
            <g className="br-struck" data-gone={at >= leavesAt(one.clan) || undefined}>
              <FigureToken clan={one.clan} figure={one.figure} />
              {!one.isSaved && <Worth dooms={dooms} struck={one} />}
            </g>
          </g>
        )
      }}
    </Each>
  )
}

interface WorthProps {
  readonly dooms: readonly DoomTold[]
  readonly struck: Struck
}

/** The Glory that a figure brings by this death, where all of its clan bring the same. */
function Worth({ dooms, struck }: WorthProps) {
  const doom = dooms.find(({ clan }) => clan === struck.clan)
  const each = (doom?.glory ?? 0) / Math.max(1, doom?.figures.length ?? 0)
  if (each === 0 || !Number.isInteger(each)) return null
  return (
    <text className="br-struck-worth" y="-40" textAnchor="middle">
      +{each}
    </text>
  )
}

interface DeadProps {
  readonly dooms: readonly DoomTold[]
  readonly at: number
}

/** What their dead bring each clan. */
function Dead({ dooms, at }: DeadProps) {
  const { t } = useWords()
  if (dooms.length === 0) return <p className="br-dead">{t('br.age.nobody')}</p>
  return (
    <ul className="br-dead" data-yet={at < STRUCK || undefined}>
      {dooms.map((doom, index) => (
        <Doom key={doom.clan} doom={doom} isYet={at < STRUCK + index * 2} />
      ))}
    </ul>
  )
}
