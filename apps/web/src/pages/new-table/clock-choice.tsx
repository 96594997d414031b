import type { Tempo } from '@meadhall/protocol'
import { useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import { TEMPOS } from '../lobby/filters.ts'
import { Segments } from '../settings/segments.tsx'

interface ClockChoiceProps {
  readonly tempo: Tempo
  readonly onChange: (tempo: Tempo) => void
}

const MOVES = [30, 60, 120, 300]
const RESERVES = [5, 15, 30, 60]
const HOURS = [12, 24, 48, 72, 168]
const SECONDS_A_MINUTE = 60

const FIRST: Readonly<Record<Tempo['kind'], Tempo>> = {
  none: { kind: 'none' },
  live: { kind: 'live', move: 60, reserve: 900 },
  slow: { kind: 'slow', hours: 24 },
}

/** How time is measured: not at all, in seconds, or in days. */
export function ClockChoice({ tempo, onChange }: ClockChoiceProps) {
  const { t } = useWords()
  return (
    <>
      <Segments
        label={t('lobby.tempo')}
        text={t('lay.tempo.text')}
        offered={TEMPOS.map((kind) => ({ value: kind, text: t(`lobby.tempo.${kind}`) }))}
        value={tempo.kind}
        onChange={(kind) => onChange(FIRST[kind])}
      />
      {tempo.kind === 'live' && (
        <div className="clock-fields flow">
          <NumberChoice
            label={t('lay.move')}
            values={MOVES}
            value={tempo.move}
            text={(count) => t('lay.seconds', { count })}
            onChange={(move) => onChange({ ...tempo, move })}
          />
          <NumberChoice
            label={t('lay.reserve')}
            values={RESERVES}
            value={tempo.reserve / SECONDS_A_MINUTE}
            text={(count) => t('lay.minutes', { count })}
            onChange={(minutes) => onChange({ ...tempo, reserve: minutes * SECONDS_A_MINUTE })}
          />
        </div>
      )}
      {tempo.kind === 'slow' && (
        <NumberChoice
          label={t('lay.move')}
          values={HOURS}
          value={tempo.hours}
          text={(count) => t('lay.hours', { count })}
          onChange={(hours) => onChange({ ...tempo, hours })}
        />
      )}
    </>
  )
}

interface NumberChoiceProps {
  readonly label: string
  readonly values: readonly number[]
  readonly value: number
  readonly text: (value: number) => string
  readonly onChange: (value: number) => void
}

function NumberChoice({ label, values, value, text, onChange }: NumberChoiceProps) {
  const field = useId()
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        className="select"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
