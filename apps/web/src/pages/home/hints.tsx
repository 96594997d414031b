import { useEffect, useState, useSyncExternalStore } from 'react'
import { DownloadIcon } from '../../art/common/icons.tsx'
import { type UiKey, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'

/** What browsers that can install a page tell it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** That it works without a network, and can be installed where the browser offers it. */
export function Hints() {
  const { t } = useWords()
  const isOnline = useOnline()
  const [install, done] = useInstall()
  return (
    <aside className="hints" aria-label={t('home.hints')}>
      <p className="soft">{t(hintOf(isOnline))}</p>
      {install && (
        <Button
          onClick={() => {
            void install.prompt().finally(done)
          }}
        >
          <DownloadIcon /> {t('home.install')}
        </Button>
      )}
    </aside>
  )
}

/** A page from another machine over plain HTTP can neither be kept nor installed: browsers forbid it. */
function hintOf(isOnline: boolean): UiKey {
  if (!isSecureContext) return 'home.insecure'
  return isOnline ? 'home.offline-ready' : 'home.offline-now'
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (tell) => {
      addEventListener('online', tell)
      addEventListener('offline', tell)
      return () => {
        removeEventListener('online', tell)
        removeEventListener('offline', tell)
      }
    },
    () => navigator.onLine,
  )
}

/** The browser offers it once, perhaps before this page was drawn: kept for the next time. */
let offered: InstallPrompt | null = null
addEventListener('beforeinstallprompt', (event) => {
  offered = event as InstallPrompt
})

function useInstall(): readonly [InstallPrompt | null, () => void] {
  const [install, setInstall] = useState(offered)
  useEffect(() => {
    const onOffer = (event: Event) => setInstall(event as InstallPrompt)
    addEventListener('beforeinstallprompt', onOffer)
    return () => removeEventListener('beforeinstallprompt', onOffer)
  }, [])
  const done = () => {
    offered = null
    setInstall(null)
  }
  return [install, done]
}
