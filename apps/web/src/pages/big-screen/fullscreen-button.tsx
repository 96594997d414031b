import { useEffect, useState } from 'react'
import { FullscreenIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'

/** The whole screen for the table, and back; nothing where the browser has no such thing. */
export function FullscreenButton() {
  const { t } = useWords()
  const isFull = useIsFullscreen()
  if (!document.fullscreenEnabled) return null
  const name = t(isFull ? 'screen.window' : 'screen.full')
  const turn = () => (isFull ? document.exitFullscreen() : document.body.requestFullscreen())
  return (
    <Button
      className="screen-full"
      title={name}
      aria-label={name}
      // Refused where no hand pressed it.
      onClick={() => void turn().catch(() => undefined)}
    >
      <FullscreenIcon isFull={isFull} />
    </Button>
  )
}

function useIsFullscreen(): boolean {
  const [isFull, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return isFull
}
