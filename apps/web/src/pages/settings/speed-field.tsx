import { useMedia } from '../../frame/use-media.ts'
import { useWords } from '../../i18n/words.ts'
import { SPEEDS, useSettings } from '../../settings/settings.ts'
import { Segments } from './segments.tsx'

/** How fast things move and how long the moves of others are shown, from slow to instant. */
export function SpeedField() {
  const { t } = useWords()
  const { speed, set } = useSettings()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  return (
    <Segments
      label={t('settings.speed')}
      text={t(isStill ? 'settings.speed.still' : 'settings.speed.text')}
      offered={SPEEDS.map((value) => ({ value, text: t(`settings.speed.${value}`) }))}
      value={speed}
      onChange={(value) => set({ speed: value })}
    />
  )
}
