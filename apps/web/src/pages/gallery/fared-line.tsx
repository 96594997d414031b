import { useWords } from '../../i18n/words.ts'
import type { Figures } from './halls.ts'

interface FaredLineProps {
  readonly fared: Figures['cards'][string] | undefined
  readonly players: number
}

/** How often bots take a card, and win with it, beside an even share. */
export function FaredLine({ fared, players }: FaredLineProps) {
  const { t } = useWords()
  if (fared === undefined) return null
  const { taken, won } = fared
  return (
    <p className="gallery-fared">
      {t('gallery.fared', { taken, won, even: Math.round(100 / players) })}
    </p>
  )
}
