import { eventMessage, gloryOf, type ValhallaEvent } from '@meadhall/game-valhalla'
import { ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { Each } from '../../../kit/each.tsx'
import { useReached } from '../../../table/scenes/beats.ts'
import { Sentence } from '../../../table/sentence.tsx'
import { Shield } from '../players/shield.tsx'
import type { BattleBeats } from './battle-beats.ts'
import type { BattleRecord } from './battle-record.ts'

interface SpoilsProps {
  readonly record: BattleRecord
  readonly beats: BattleBeats
}

/** What came of a battle, one after the other: shields taken, warriors gone to Valhalla, and the rest. */
export function Spoils({ record: { after }, beats }: SpoilsProps) {
  return (
    <ul className="vh-spoils">
      <Each of={after}>
        {(event, index) => <Spoil event={event} beat={beats.verdict + 1 + index} />}
      </Each>
    </ul>
  )
}

function Spoil({ event, beat }: { readonly event: ValhallaEvent; readonly beat: number }) {
  const isReached = useReached(beat)
  return (
    <li data-yet={!isReached || undefined} data-type={event.type}>
      {event.type === 'shield-captured' && <Shield seat={event.foe} size="1.75rem" />}
      {event.type === 'shield-lost' && <Shield seat={event.seat} size="1.75rem" />}
      {(event.type === 'warrior-sent' || event.type === 'glory-taken') && (
        <b className="vh-spoil-glory">
          <ValhallaSign sign="valhalla" size="1.2em" />+{gloryOf(event.card)}
        </b>
      )}
      <span>
        <Sentence message={eventMessage(event)} />
      </span>
    </li>
  )
}
