import { hasPassed, type View } from '@meadhall/game-blood-rage'
import { useWords } from '../../../i18n/words.ts'
import { Times } from '../../../kit/times.tsx'
import { useHoverPeek } from '../../../table/peek.tsx'
import { Icon } from '../cards/icon.tsx'
import { PassedSign } from './passed-sign.tsx'
import './tracks.css'

const MOST = 12

interface RageTrackProps {
  readonly view: View
  readonly seat: number
}

/** The Rage a clan has to spend, 0 to 12, and whether it has passed (BR-5.4). */
export function RageTrack({ view, seat }: RageTrackProps) {
  const { t } = useWords()
  const rage = view.clans[seat]?.rage ?? 0
  return (
    <div className="br-rage" {...useHoverPeek('stat.rage')}>
      <span className="visually-hidden">{t('br.rage', { rage })}</span>
      <b aria-hidden="true">{rage}</b>
      <span className="br-rage-steps" aria-hidden="true">
        <Times count={MOST}>{(step) => <i data-on={step < rage || undefined} />}</Times>
      </span>
      {hasPassed(view, seat) && (
        <em className="br-passed inline soft" title={t('br.passed')}>
          <Icon>
            <PassedSign />
          </Icon>
          <span>{t('br.passed')}</span>
        </em>
      )}
    </div>
  )
}
