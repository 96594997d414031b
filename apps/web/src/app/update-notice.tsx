import { useEffect, useState } from 'react'
import { ReloadButton } from '../frame/reload-button.tsx'
import { useWords } from '../i18n/words.ts'
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
    <div className="notice update-notice" role="status">
      <p>{t('app.update.text')}</p>
      <div className="button-row">
        <button type="button" className="button primary" onClick={reload}>
          {t('app.update.reload')}
        </button>
        <button type="button" className="button quiet" onClick={() => setReload(null)}>
          {t('app.update.later')}
        </button>
      </div>
    </div>
  )
}

/** A newer page took the games over while this one was open. */
function OutdatedNotice() {
  const { t } = useWords()
  return (
    <div className="notice update-notice" role="alert">
      <p>{t('app.failure.outdated.text')}</p>
      <div className="button-row">
        <ReloadButton />
      </div>
    </div>
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
