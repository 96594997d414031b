import { useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useSettings } from '../../settings/settings.ts'

/** How fast things move, from not at all to three times as fast. */
export function MotionField() {
  const { t } = useWords()
  const { motion, set } = useSettings()
  const [field, note] = [useId(), useId()]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const text = useSpeedText(motion)
  return (
    <div className="field">
      <label htmlFor={field}>{t('settings.motion')}</label>
      <small id={note}>{t(isStill ? 'settings.motion.still' : 'settings.motion.text')}</small>
      <div className="motion">
        <div className="motion-range">
          <input
            id={field}
            type="range"
            min="0"
            max="3"
            step="0.5"
            value={motion}
            aria-valuetext={text}
            aria-describedby={note}
            onChange={(event) => set({ motion: Number(event.target.value) })}
          />
          <div className="motion-ends" aria-hidden="true">
            <span>{t('settings.motion.none')}</span>
            <span>{t('settings.motion.fast')}</span>
          </div>
        </div>
        <output htmlFor={field}>{text}</output>
      </div>
    </div>
  )
}

function useSpeedText(motion: number): string {
  const { t, locale } = useWords()
  if (motion === 0) return t('settings.motion.none')
  if (motion === 1) return t('settings.motion.normal')
  const number = new Intl.NumberFormat(locale).format(motion)
  return t('settings.motion.times', { n: { literal: number } })
}
