import { useEffect } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { HourglassIcon, PersonIcon } from '../art/common/icons.tsx'
import { useWords } from '../i18n/words.ts'
import { countTurns, keepCounting, useTurns } from '../server/turns.ts'
import { useVisitor } from '../server/use-visitor.ts'

/** Who the visitor is at the server, and how many games wait for them. */
export default function HeaderPeople() {
  const { t } = useWords()
  const me = useVisitor()
  const [path] = useLocation()
  useEffect(keepCounting, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: from page to page the number may change
  useEffect(() => void countTurns(), [path])
  const [isMine] = useRoute('/me')
  const [isAccount] = useRoute('/account')
  const href = me == null ? '/account' : '/me'
  const name = me == null ? t('app.nav.account') : me.name
  return (
    <>
      {me != null && <MyGamesLink />}
      <Link href={href} aria-current={isMine || isAccount ? 'page' : undefined}>
        <PersonIcon />
        <span className="header-name cut wide-only">{name}</span>
      </Link>
    </>
  )
}

function MyGamesLink() {
  const { t } = useWords()
  const count = useTurns(({ turns }) => turns?.count ?? 0)
  const [isHere] = useRoute('/my-games')
  return (
    <Link href="/my-games" aria-current={isHere ? 'page' : undefined}>
      <HourglassIcon />
      <span className="wide-only">{t('app.nav.my-games')}</span>
      {count > 0 && (
        <b className="header-count middle">
          {count}
          <i className="visually-hidden"> {t('app.nav.my-games.turns', { count })}</i>
        </b>
      )}
    </Link>
  )
}
