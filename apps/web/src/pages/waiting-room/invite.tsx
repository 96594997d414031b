import { Link } from 'wouter'
import { ScreenIcon } from '../../art/common/icons.tsx'
import { useMedia } from '../../frame/use-media.ts'
import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../kit/notice.tsx'
import { isOnlyHere, useOriginForOthers } from '../../server/home-address.ts'
import { QrCode } from './qr-code.tsx'
import { ShareLink } from './share-link.tsx'

const WIDE = '(min-width: 60rem)'

/** The way for others to this table: the link, handed on or pointed a phone at. */
export function Invite() {
  const { t } = useWords()
  const isWide = useMedia(WIDE)
  const origin = useOriginForOthers()
  const link = `${origin}${location.pathname}`
  return (
    <section className="board-panel invite" aria-labelledby="invite">
      <h2 id="invite">{t('wait.invite')}</h2>
      <p>{t('wait.invite.text')}</p>
      <ShareLink link={link} title={t('app.title')} />
      {isOnlyHere(origin) && <Notice as="p">{t('wait.only-here')}</Notice>}
      <details className="invite-code" open={isWide}>
        <summary>{t('wait.code')}</summary>
        <QrCode text={link} label={t('wait.code.label')} />
      </details>
      {isWide && (
        <Link className="button quiet" href={`${location.pathname}/screen`}>
          <ScreenIcon /> {t('wait.screen')}
        </Link>
      )}
    </section>
  )
}
