import { useWords } from '../../../i18n/words.ts'
import { useHoverPeek } from '../../../table/peek.tsx'
import './tracks.css'

const MOST = 12

/** The Rage a clan has to spend, 0 to 12. */
export function RageTrack({ rage }: { readonly rage: number }) {
  const { t } = useWords()
  return (
    <div className="br-rage" {...useHoverPeek('stat.rage')}>
      <span className="visually-hidden">{t('br.rage', { rage })}</span>
      <b aria-hidden="true">{rage}</b>
      <span className="br-rage-steps" aria-hidden="true">
        {Array.from({ length: MOST }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a track never change
          <i key={step} data-on={step < rage || undefined} />
        ))}
      </span>
    </div>
  )
}
