import type { View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { type CSSProperties, useMemo } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { useReached } from '../../../table/scenes/beats.ts'
import { SceneShell } from '../../../table/scenes/scene-shell.tsx'
import type { SceneProps, Sound } from '../../board.ts'
import { Shield } from '../players/shield.tsx'
import type { BattleBeats } from './battle-beats.ts'
import { linesOf } from './battle-lines.ts'
import { type BattleRecord, battleFrom, reasonOf } from './battle-record.ts'
import './battle-scene.css'
import './battle-scene-narrow.css'
import { ClashSide, type ClashSideProps } from './clash-side.tsx'
import { useFighterKey } from './fighter-name.ts'
import { ResultLine, type ResultProps } from './result-line.tsx'
import { Spoils } from './spoils.tsx'

interface BattleSceneProps extends SceneProps {
  /** The step that began the battle. */
  readonly start: number
}

/** How a battle came out: both sides count what they have, who wins, what the winner takes. */
export default function BattleScene({ log, moment, info, start }: BattleSceneProps) {
  const { t } = useWords()
  const view = moment.view as View
  const keyOf = useFighterKey(view)
  const record = useMemo(() => battleFrom(log, start), [log, start])
  if (record === null) return null
  const lines = orderOf(record, view.viewer).map((seat) =>
    linesOf(record, seat, `${info.id}/${start}`),
  )
  const clash = 1 + Math.max(...lines.map(({ length }) => length))
  const beats = { clash, verdict: clash + 1, all: clash + 1 + record.after.length }
  const names = { attacker: keyOf(record.attacker), defender: keyOf(record.defender) }
  const side = (index: 0 | 1): ClashSideProps => {
    const seat = orderOf(record, view.viewer)[index]
    return { record, view, beats, seat, lines: lines[index] ?? [] }
  }
  return (
    <SceneShell
      label={t('vh.battle', names)}
      line={<ResultLine record={record} view={view} />}
      beats={beats.all}
      sounds={soundsOf(record, beats, view.viewer)}
      className="vh-battle-scene"
    >
      <div className="vh-clash">
        <ClashSide {...side(0)} />
        <Verdict record={record} view={view} beats={beats} />
        <ClashSide {...side(1)} />
        <Spoils record={record} beats={beats} />
      </div>
    </SceneShell>
  )
}

/** Whoever looks on fights below, or at the right. */
function orderOf({ attacker, defender }: BattleRecord, viewer: Seat | null): readonly [Seat, Seat] {
  return attacker === viewer ? [defender, attacker] : [attacker, defender]
}

function soundsOf(
  { winner, attacker, defender }: BattleRecord,
  { clash, verdict }: BattleBeats,
  viewer: Seat | null,
): Readonly<Record<number, Sound>> {
  const isOwn = viewer === attacker || viewer === defender
  if (!isOwn || winner === null) return { [clash]: 'clash' }
  return { [clash]: 'clash', [verdict]: winner === viewer ? 'victory' : 'defeat' }
}

/** Who won, as large as it matters; one's own victory more so. */
function Verdict({ record, view, beats }: ResultProps & { readonly beats: BattleBeats }) {
  const { t } = useWords()
  const keyOf = useFighterKey(view)
  const hasClashed = useReached(beats.clash)
  const isReached = useReached(beats.verdict)
  const { winner, attacker } = record
  const why = reasonOf(record)
  return (
    <div className="vh-clash-verdict" data-own={winner === view.viewer || undefined}>
      <svg viewBox="0 0 64 64" aria-hidden="true" data-clash={hasClashed || undefined}>
        <path d="M8 6L40 40M34 46L46 34M42 42L54 54" />
        <path d="M56 6L24 40M18 34L30 46M22 42L10 54" />
      </svg>
      <p data-yet={!isReached || undefined}>
        <b>{winner === null ? t('vh.result.void') : t('vh.duel.won', { seat: keyOf(winner) })}</b>
        {why !== null && <small>{t(`vh.result.why.${why}`, { seat: keyOf(attacker) })}</small>}
      </p>
      <Prize record={record} beats={beats} from={orderOf(record, view.viewer)} />
    </div>
  )
}

interface PrizeProps {
  readonly record: BattleRecord
  readonly beats: BattleBeats
  /** Both sides as they are drawn. */
  readonly from: readonly [Seat, Seat]
}

/** The shield that changes hands comes from the side of the loser. */
function Prize({ record, beats, from }: PrizeProps) {
  const at = record.after.findIndex(({ type }) => type === 'shield-captured')
  const isReached = useReached(beats.verdict + 1 + at)
  const event = record.after[at]
  if (event?.type !== 'shield-captured') return null
  const style = { '--from': event.foe === from[0] ? -1 : 1 } as CSSProperties
  return (
    <span
      key={`${isReached}`}
      className="vh-clash-shield"
      style={style}
      data-yet={!isReached || undefined}
    >
      <Shield seat={event.foe} size="4rem" />
    </span>
  )
}
