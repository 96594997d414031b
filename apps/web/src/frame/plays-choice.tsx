import { LEVELS } from '@meadhall/bots'
import { useWords } from '../i18n/words.ts'
import type { SeatInfo } from '../sources/source.ts'

interface PlaysChoiceProps {
  /** Whose seat it is. */
  readonly label: string
  readonly plays: SeatInfo['plays']
  readonly onChange: (plays: SeatInfo['plays']) => void
}

const PLAYS = ['person', ...LEVELS] as const

/** Whether a person sits at a seat, or a bot of some level. */
export function PlaysChoice({ label, plays, onChange }: PlaysChoiceProps) {
  const { t } = useWords()
  return (
    <select
      className="select"
      aria-label={t('new.plays', { name: { literal: label } })}
      value={plays}
      onChange={(event) => onChange(event.target.value as SeatInfo['plays'])}
    >
      {PLAYS.map((one) => (
        <option key={one} value={one}>
          {t(`new.plays.${one}`)}
        </option>
      ))}
    </select>
  )
}
