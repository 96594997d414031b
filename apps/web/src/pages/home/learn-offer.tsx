import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { TorchIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'

const KEY = 'meadhall.welcomed'

/** Whether nobody was here before: a browser that keeps nothing is never asked. */
function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(KEY) === null
  } catch {
    return false
  }
}

/** A person new to the page is offered a lesson, once; everybody else finds a plain link. */
export function LearnOffer() {
  const { t } = useWords()
  const [isNew, setNew] = useState(isFirstVisit)
  useEffect(() => {
    try {
      localStorage.setItem(KEY, '1')
    } catch {
      // Nothing is kept here: then nothing was offered either.
    }
  }, [])
  const link = (
    <Link className={isNew ? 'button primary' : 'home-learn'} href="/learn">
      <TorchIcon /> {t('home.learn')}
    </Link>
  )
  if (!isNew) return <p>{link}</p>
  return (
    <Notice as="aside" className="home-new" aria-label={t('home.learn')}>
      <p>{t('home.new')}</p>
      {link}
      <Button look="quiet" onClick={() => setNew(false)}>
        {t('home.new.no')}
      </Button>
    </Notice>
  )
}
