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
import { Icon } from '../cards/icon.tsx'

const STEPS = [1, 2, 3, 4, 5, 6] as const

interface StatTrackProps {
  readonly clan: ClanView
  readonly stat: StatId
}

/** A stat: its value now, and its six steps of which the last three are legends. */
export function StatTrack({ clan, stat }: StatTrackProps) {
  const { t } = useWords()
  const index = STATS.indexOf(stat)
  const step = clan.steps[index] ?? 1
  const said = t('br.stat', {
    stat: `stat.${stat}`,
    value: statValue(clan, index),
    step,
    glory: legendGlory(step),
  })
  return (
    <div className="br-stat" data-stat={stat} title={said}>
      <span className="visually-hidden">{said}</span>
      <Icon>
        <StatSign stat={stat} />
      </Icon>
      <b aria-hidden="true">{statValue(clan, index)}</b>
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
