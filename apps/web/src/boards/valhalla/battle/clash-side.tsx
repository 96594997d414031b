import type { JarlId, View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { seatColour } from '../../../kit/seat-colour.ts'
import { useBeat, useReached } from '../../../table/scenes/beats.ts'
import { Sentence } from '../../../table/sentence.tsx'
import { CardPicture } from '../cards/card-picture.tsx'
import { JarlPortrait } from '../cards/faces.ts'
import { MonsterArt } from '../monster/monster-art.tsx'
import type { BattleBeats } from './battle-beats.ts'
import type { ShownLine } from './battle-lines.ts'
import type { BattleRecord } from './battle-record.ts'
import { useFighterName } from './fighter-name.ts'

export interface ClashSideProps {
  readonly record: BattleRecord
  readonly view: View
  readonly beats: BattleBeats
  readonly seat: Seat
  readonly lines: readonly ShownLine[]
}

/** One side of a battle that is decided: what it has, line by line, and the sum that grows with it. */
export function ClashSide({ record, view, beats, seat, lines }: ClashSideProps) {
  const { t } = useWords()
  const isDecided = useReached(beats.verdict)
  const style = seat < 0 ? {} : seatColour(seat)
  const role = seat === record.attacker ? 'attacker' : 'defender'
  const fate = record.winner === seat ? 'won' : 'lost'
  return (
    <section
      className="vh-clash-side column"
      style={style}
      data-fate={isDecided && record.winner !== null ? fate : undefined}
    >
      <header>
        <Fighter view={view} seat={seat} />
        <small>{t(`vh.role.${role}`)}</small>
        <Total record={record} seat={seat} lines={lines} beats={beats} />
      </header>
      {seat < 0 && view.monster && <MonsterArt monster={view.monster.id} />}
      <ul data-count={Math.min(lines.length, 10)}>
        <Each of={lines}>
          {(line, index) => (
            <Line
              line={line}
              beat={1 + index}
              jarl={view.players[seat]?.jarl ?? null}
              leaves={leavesAt(record, beats, seat, line)}
            />
          )}
        </Each>
        {lines.length === 0 && seat >= 0 && <li>{t('vh.result.nobody')}</li>}
      </ul>
    </section>
  )
}

/** When a warrior goes to Valhalla; `Infinity` for one that stays. */
function leavesAt(
  { after }: BattleRecord,
  { verdict }: BattleBeats,
  seat: Seat,
  { card }: ShownLine,
): number {
  const at = after.findIndex(
    (event) => event.type === 'warrior-sent' && event.seat === seat && event.card === card,
  )
  return at < 0 ? Number.POSITIVE_INFINITY : verdict + 1 + at
}

function Fighter({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const nameOf = useFighterName(view)
  const jarl = view.players[seat]?.jarl
  return (
    <>
      {jarl && <JarlPortrait jarl={jarl} />}
      <b className="vh-clash-name">{nameOf(seat)}</b>
    </>
  )
}

/** The sum as far as it is counted; a monster's comes at once. */
function Total({ record, seat, lines, beats }: Omit<ClashSideProps, 'view'>) {
  const beat = useBeat()
  const counted = lines.slice(0, Math.max(0, beat)).reduce((sum, { value }) => sum + value, 0)
  const total = beat >= beats.clash ? (record.strength.get(seat) ?? 0) : counted
  return (
    // A new number is a new element: it pops up.
    <b key={total} className="vh-clash-total">
      {total}
    </b>
  )
}

interface LineProps {
  readonly line: ShownLine
  readonly beat: number
  readonly jarl: JarlId | null
  readonly leaves: number
}

function Line({ line, beat, jarl, leaves }: LineProps) {
  const { t } = useWords()
  const isReached = useReached(beat)
  const hasLeft = useReached(leaves)
  const { name, card, value, bonus } = line
  return (
    <li data-yet={!isReached || undefined} data-left={hasLeft || undefined}>
      {card === null ? <Sign name={name} jarl={jarl} /> : <CardPicture card={card} />}
      <span>
        <Sentence message={{ key: 'vh.result.name', params: { name } }} />
        {bonus !== 0 && <small>{t('vh.result.bonus', { bonus })}</small>}
      </span>
      {value !== 0 && <b>{value > 0 ? `+${value}` : value}</b>}
      {hasLeft && <ValhallaSign sign="valkyrie" size="60%" />}
    </li>
  )
}

/** What stands for a line that is no card. */
function Sign({ name, jarl }: { readonly name: string; readonly jarl: JarlId | null }) {
  if (name === 'vh.line.jarl' && jarl !== null) return <JarlPortrait jarl={jarl} />
  return <ValhallaSign sign={name === 'vh.line.valhalla' ? 'valhalla' : 'strength'} size="100%" />
}
