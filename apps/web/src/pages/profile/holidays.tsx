import type { Away } from '@meadhall/protocol'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import '../people/rows.css'

type Holiday = Away['holidays'][number]

interface HolidaysProps {
  readonly holidays: readonly Holiday[]
  readonly onChange: (holidays: readonly Holiday[]) => void
}

const MOST = 20

/** Days on which nobody should wait for one. */
export function Holidays({ holidays, onChange }: HolidaysProps) {
  const { t, locale } = useWords()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const shown = ({ from, to }: Holiday) => day.formatRange(new Date(from), new Date(to))
  return (
    <>
      <h4>{t('times.holidays')}</h4>
      <ul className="plain-rows">
        {holidays.map((one) => (
          <li key={`${one.from} ${one.to}`}>
            <time>{shown(one)}</time>
            <Button
              look="quiet"
              aria-label={t('times.holiday.remove.which', { days: { literal: shown(one) } })}
              onClick={() => onChange(holidays.filter((other) => other !== one))}
            >
              {t('times.holiday.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {holidays.length < MOST && <NewHoliday onAdd={(one) => onChange([...holidays, one])} />}
    </>
  )
}

function NewHoliday({ onAdd }: { readonly onAdd: (holiday: Holiday) => void }) {
  const { t } = useWords()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    onAdd({ from, to })
    setFrom('')
    setTo('')
  }
  return (
    <form className="times-row flow" onSubmit={add}>
      <label className="field">
        {t('times.holiday.from')}
        <input
          className="text-input"
          type="date"
          required
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
      </label>
      <label className="field">
        {t('times.holiday.to')}
        <input
          className="text-input"
          type="date"
          required
          min={from}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </label>
      <Button type="submit">{t('times.holiday.add')}</Button>
    </form>
  )
}
