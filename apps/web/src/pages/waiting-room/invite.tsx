import { useMedia } from '../../app/use-media.ts'
import { useWords } from '../../i18n/words.ts'
import { QrCode } from './qr-code.tsx'
import { ShareLink } from './share-link.tsx'

const WIDE = '(min-width: 60rem)'
/** What leads nobody but oneself here. */
const ONLY_HERE = ['localhost', '127.0.0.1', '[::1]']

/** The way for others to this table: the link, handed on or pointed a phone at. */
export function Invite() {
  const { t } = useWords()
  const isWide = useMedia(WIDE)
  const link = `${location.origin}${location.pathname}`
  return (
    <section className="board-panel invite" aria-labelledby="invite">
      <h2 id="invite">{t('wait.invite')}</h2>
      <p>{t('wait.invite.text')}</p>
      <ShareLink link={link} title={t('app.title')} />
      {ONLY_HERE.includes(location.hostname) && <p className="notice">{t('wait.only-here')}</p>}
      <details className="invite-code" open={isWide}>
        <summary>{t('wait.code')}</summary>
        <QrCode text={link} label={t('wait.code.label')} />
      </details>
    </section>
  )
}
