import { useWords } from '../../i18n/words.ts'
import { useOriginForOthers } from '../../server/home-address.ts'
import { QrCode } from '../waiting-room/qr-code.tsx'

/** The way from a phone to a seat at the table on this screen, and back to it. */
export function JoinCode({ table, text }: { readonly table: string; readonly text: string }) {
  const { t } = useWords()
  const origin = useOriginForOthers()
  const path = `/tables/${table}`
  return (
    <figure className="join-code">
      <QrCode text={`${origin}${path}#screen`} label={t('screen.code')} />
      <figcaption>
        <span>{text}</span>
        <small>{`${origin.replace(/^https?:\/\//, '')}${path}`}</small>
      </figcaption>
    </figure>
  )
}
