import {
  isProvince,
  type Place,
  placeId,
  regionOf,
  strengthIn,
  type Token,
  type View,
} from '@meadhall/game-blood-rage'
import {
  DOOM_SIZE,
  geometryOf,
  type Point,
  TOKEN_SIZE,
} from '../../../art/blood-rage/map-geometry.ts'
import { DestroyedSign, DoomSign, TokenSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { doomAge, fateOf } from './describe.ts'

interface MarksProps {
  readonly view: View
  readonly place: Place
}

const ground = (place: Place) => geometryOf(placeId(place))

/** What lies on a place besides figures: its name, its pillage token, its doom. */
export function MapMarks({ view, place }: MarksProps) {
  const fate = fateOf(view, place)
  const isGone = fate === 'destroyed'
  return (
    <g className="br-marks">
      {isGone && <Gone place={place} />}
      {isFoughtOver(view, place) && <path className="br-fight" d={ground(place).path} />}
      {fate === 'doomed' && (
        <path
          fill="url(#br-doom-hatch)"
          stroke="var(--doom)"
          strokeWidth="7"
          strokeLinejoin="round"
          opacity="0.75"
          d={ground(place).path}
        />
      )}
      {isProvince(place) && <Name place={place} isGone={isGone} />}
      {isProvince(place) && !isGone && <Strengths view={view} place={place} />}
      {isProvince(place) && !isGone && (
        <PillageToken
          at={ground(place).token}
          token={view.tokens[place] ?? 'glory'}
          isPillaged={view.pillaged[place] ?? false}
        />
      )}
      {(fate === 'doomed' || fate === 'doomed-later') && (
        <Doom at={ground(place).doom} age={doomAge(view, place)} isNow={fate === 'doomed'} />
      )}
    </g>
  )
}

/** Whether a province is being pillaged now. */
function isFoughtOver(view: View, place: Place): boolean {
  return view.frames.some((frame) => frame.kind === 'pillage' && frame.province === place)
}

function Name({ place, isGone }: { readonly place: Place; readonly isGone: boolean }) {
  const { say } = useWords()
  const { label } = ground(place)
  const region = regionOf(place)
  return (
    <g className="br-place-name" data-gone={isGone || undefined}>
      <text x={label.x} y={label.y} textAnchor="middle" className="br-place-title">
        {say({ key: `place.${placeId(place)}` })}
      </text>
      {region !== null && (
        <text x={label.x} y={label.y + 19} textAnchor="middle" className="br-place-region">
          {say({ key: `region.${region}` })}
        </text>
      )}
    </g>
  )
}

/** Half of what a name takes, by its letters; the numbers stand beside it. */
const LETTER = 6.8
/** Where the token lies to the right of the name. */
const NUMBERS_LEFT: readonly string[] = ['horgr']

/** Each clan's STR in the province, ships in the fjord included: what battles and quests count. */
function Strengths({ view, place }: MarksProps) {
  const { say } = useWords()
  const { label } = ground(place)
  const sides = view.clans
    .map((clan) => ({ clan: clan.clan, strength: strengthIn(clan, place) }))
    .filter(({ strength }) => strength > 0)
  const way = NUMBERS_LEFT.includes(placeId(place)) ? -1 : 1
  const start = say({ key: `place.${placeId(place)}` }).length * LETTER + 28
  return (
    <g className="br-strengths">
      {sides.map(({ clan, strength }, index) => (
        <g
          key={clan}
          transform={`translate(${label.x + way * (start + index * 33)} ${label.y + 5})`}
        >
          <g className="br-grown">
            <rect x="-15" y="-12" width="30" height="24" rx="6" fill={`var(--clan-${clan})`} />
            <text textAnchor="middle" dy=".36em">
              {strength}
            </text>
          </g>
        </g>
      ))}
    </g>
  )
}

interface PillageTokenProps {
  readonly at: Point | null
  readonly token: Token
  readonly isPillaged: boolean
}

/** With its reward up, or turned over once the province was pillaged. */
function PillageToken({ at, token, isPillaged }: PillageTokenProps) {
  if (at === null) return null
  const scale = TOKEN_SIZE / 64
  const corner = `translate(${at.x - TOKEN_SIZE / 2} ${at.y - TOKEN_SIZE / 2}) scale(${scale})`
  return (
    <g transform={corner}>
      <g
        key={isPillaged ? 'back' : 'front'}
        className="br-pillage-token"
        data-pillaged={isPillaged}
      >
        <TokenSign token={token} />
        {isPillaged && (
          <path
            fill="none"
            stroke="#fff"
            strokeWidth="7"
            strokeLinecap="round"
            d="M12 14L52 50M52 14L12 50"
          />
        )}
      </g>
    </g>
  )
}

interface DoomProps {
  readonly at: Point | null
  readonly age: number
  readonly isNow: boolean
}

function Doom({ at, age, isNow }: DoomProps) {
  if (at === null) return null
  const size = isNow ? DOOM_SIZE * 1.25 : DOOM_SIZE * 0.9
  return (
    <g className="br-doom" data-now={isNow || undefined}>
      <g transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / 64})`}>
        <circle
          className="br-doom-ground"
          fill="var(--doom)"
          stroke="var(--raised)"
          strokeWidth="3"
          cx="32"
          cy="32"
          r="31"
        />
        <g transform="translate(8 6) scale(.75)">
          <DoomSign />
        </g>
      </g>
      <g transform={`translate(${at.x + size * 0.42} ${at.y + size * 0.38})`}>
        <g className="br-grown">
          <circle fill="var(--raised)" stroke="var(--doom)" strokeWidth="2.5" r="13" />
          <text className="br-doom-age" textAnchor="middle" dy=".36em">
            {age}
          </text>
        </g>
      </g>
    </g>
  )
}

const GONE_SIZE = 120

/** A province that is no more. */
export function Gone({ place }: { readonly place: Place }) {
  const { path, villages } = ground(place)
  const [x, y] = middleOf(villages)
  const corner = `translate(${x - GONE_SIZE / 2} ${y - GONE_SIZE / 2}) scale(${GONE_SIZE / 64})`
  return (
    <g className="br-gone">
      <path d={path} fill="#241c16" opacity="0.82" />
      <path d={path} fill="url(#br-cracks)" />
      {isProvince(place) && (
        <g transform={corner} className="br-gone-sign">
          <DestroyedSign />
        </g>
      )}
    </g>
  )
}

export function middleOf(points: readonly Point[]): readonly [number, number] {
  const sum = (pick: (point: Point) => number) => points.reduce((all, one) => all + pick(one), 0)
  const count = Math.max(1, points.length)
  return [sum(({ x }) => x) / count, sum(({ y }) => y) / count]
}
