import {
  type ClanView,
  legendGlory,
  STATS,
  type StatId,
  statOnStep,
  statValue,
} from '@meadhall/game-blood-rage'
import { StatSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { useHoverPeek } from '../../../table/peek.tsx'
import { Icon } from '../cards/icon.tsx'
import './tracks.css'

const STEPS = [1, 2, 3, 4, 5, 6] as const

interface StatTrackProps {
  readonly clan: ClanView
  readonly stat: StatId
}

function useStat({ clan, stat }: StatTrackProps) {
  const { t } = useWords()
  const index = STATS.indexOf(stat)
  const step = clan.steps[index] ?? 1
  const value = statValue(clan, index)
  const said = t('br.stat', { stat: `stat.${stat}`, value, step, glory: legendGlory(step) })
  return { index, step, value, said }
}

/** A stat in short: its value, and how far it has come. */
export function StatMark({ clan, stat }: StatTrackProps) {
  const { step, value, said } = useStat({ clan, stat })
  return (
    <span className="br-stat-mark" {...useHoverPeek(`stat.${stat}`)}>
      <span className="visually-hidden">{said}</span>
      <Icon>
        <StatSign stat={stat} />
      </Icon>
      <b aria-hidden="true">{value}</b>
      <span className="br-pips" aria-hidden="true">
        {STEPS.map((one) => (
          <i
            key={one}
            data-on={one <= step || undefined}
            data-legend={legendGlory(one) || undefined}
          />
        ))}
      </span>
    </span>
  )
}

/** A stat: its value now, and its six steps of which the last three are legends. */
export function StatTrack({ clan, stat }: StatTrackProps) {
  const { index, step, value, said } = useStat({ clan, stat })
  return (
    <div className="br-stat" data-stat={stat} {...useHoverPeek(`stat.${stat}`)}>
      <span className="visually-hidden">{said}</span>
      <Icon>
        <StatSign stat={stat} />
      </Icon>
      <b aria-hidden="true">{value}</b>
      <span className="br-steps" aria-hidden="true">
        {STEPS.map((one) => (
          <i
            key={one}
            data-on={one <= step || undefined}
            data-legend={legendGlory(one) || undefined}
          >
            {statOnStep(index, one)}
          </i>
        ))}
      </span>
    </div>
  )
}
