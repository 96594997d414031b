import type { Away, Me } from '@meadhall/protocol'
import { useWords } from '../../i18n/words.ts'
import { accountApi } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { iAm } from '../../server/me.ts'
import { useKeeping } from '../../server/use-keeping.ts'
import { SwitchField } from '../settings/switch-field.tsx'
import { Holidays } from './holidays.tsx'

const NIGHT = { from: '23:00', to: '07:00' }

function nothingYet(): Away {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, night: null, holidays: [] }
}

/** Night hours and holidays: slow clocks stand still then. Each change is kept at once. */
export function AwayForm({ me }: { readonly me: Me }) {
  const { t } = useWords()
  const kept = useKeeping<Away>(me.away ?? nothingYet(), async (next) =>
    iAm(await accountApi.keepAway(next)),
  )
  const { value: away, change: keep, failure } = kept
  const { night } = away
  return (
    <div>
      <h3>{t('times.away')}</h3>
      <p>{t('times.away.text')}</p>
      <SwitchField
        label={t('times.night')}
        isOn={night !== null}
        onChange={(on) => keep({ ...away, night: on ? NIGHT : null })}
      />
      {night !== null && (
        <div className="times-row flow">
          <TimeField
            label={t('times.night.from')}
            value={night.from}
            onChange={(from) => keep({ ...away, night: { ...night, from } })}
          />
          <TimeField
            label={t('times.night.to')}
            value={night.to}
            onChange={(to) => keep({ ...away, night: { ...night, to } })}
          />
          <p className="soft">{t('times.zone', { zone: { literal: away.timeZone } })}</p>
        </div>
      )}
      <Holidays
        holidays={away.holidays}
        onChange={(holidays) => keep({ ...away, holidays: [...holidays] })}
      />
      <FailureNote text={failure} />
    </div>
  )
}

interface TimeFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A time of the day; a half-typed one is not kept. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <label className="field">
      {label}
      <input
        className="text-input"
        type="time"
        required
        value={value}
        onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
      />
    </label>
  )
}
