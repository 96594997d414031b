import { useEffect, useState } from 'react'
import { ReloadButton } from '../frame/reload-button.tsx'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useOutdated } from '../sources/games.ts'

/** Says that a newer version is ready; nothing changes under anybody's hands. */
export function UpdateNotice() {
  const { t } = useWords()
  const [reload, setReload] = useState<(() => void) | null>(null)
  useEffect(() => {
    watchForUpdates((update) => setReload(() => update))
  }, [])
  const isOutdated = useOutdated()
  if (isOutdated) return <OutdatedNotice />
  if (reload === null) return null
  return (
    <Notice className="update-notice" role="status">
      <p>{t('app.update.text')}</p>
      <div className="button-row">
        <Button look="primary" onClick={reload}>
          {t('app.update.reload')}
        </Button>
        <Button look="quiet" onClick={() => setReload(null)}>
          {t('app.update.later')}
        </Button>
      </div>
    </Notice>
  )
}

/** A newer page took the games over while this one was open. */
function OutdatedNotice() {
  const { t } = useWords()
  return (
    <Notice className="update-notice" role="alert">
      <p>{t('app.failure.outdated.text')}</p>
      <div className="button-row">
        <ReloadButton />
      </div>
    </Notice>
  )
}

let isWatching = false

function watchForUpdates(onReady: (update: () => void) => void): void {
  if (isWatching) return
  isWatching = true
  const start = async () => {
    const { registerSW } = await import('virtual:pwa-register')
    const update = registerSW({ onNeedRefresh: () => onReady(() => void update(true)) })
  }
  // A browser without workers of this kind plays on, online.
  start().catch(() => undefined)
}
