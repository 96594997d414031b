import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CrossIcon, EyeIcon, PauseIcon, PlayIcon, SkipIcon } from '../../art/common/icons.tsx'
import { closestTo } from '../../frame/closest-to.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import type { Sound } from '../game-board.ts'
import { useBeatSounds } from '../sounds/use-sounds.ts'
import { BeatContext, type Clock, useClock } from './beats.ts'
import './scene.css'

interface SceneShellProps {
  /** What the scene is called, to the ear as well. */
  readonly label: string
  /** What it comes to, in one line: what is left of it when folded, and said when it is over. */
  readonly line: ReactNode
  /** How many beats it has until all is told; from which one on it is played the first time. */
  readonly beats: number
  readonly from?: number
  readonly sounds?: Readonly<Record<number, Sound>>
  readonly className: string
  readonly children: ReactNode
}

/**
 * A scene on the stage: played beat by beat, skipped at any time by button, key or press, folded to
 * a line. What it holds up it says itself.
 */
export function SceneShell(props: SceneShellProps) {
  const { label, line, beats, from = 0, sounds, className, children } = props
  const clock = useClock(beats, from)
  const [isFolded, setFolded] = useState(false)
  const box = useRef<HTMLElement>(null)
  usePresses(box, clock.press)
  useBeatSounds(clock.beat, sounds)
  return (
    <BeatContext value={clock.beat}>
      <section
        ref={box}
        className={`scene ${className}`}
        data-folded={isFolded || undefined}
        data-over={clock.isOver || undefined}
        data-beat={Math.min(clock.beat, beats)}
        aria-label={label}
      >
        {!isFolded && <div className="scene-body">{children}</div>}
        <footer className="scene-foot row wrap">
          <p className="scene-line" aria-live="polite">
            {clock.isOver && line}
          </p>
          <Buttons clock={clock} isFolded={isFolded} onFold={setFolded} />
        </footer>
      </section>
    </BeatContext>
  )
}

interface ButtonsProps {
  readonly clock: Clock
  readonly isFolded: boolean
  readonly onFold: (isFolded: boolean) => void
}

function Buttons({ clock, isFolded, onFold }: ButtonsProps) {
  const { t } = useWords()
  const { isRecalled, isOver, isHeld, again, hold } = clock
  return (
    <div className="scene-buttons flow tight">
      <Button
        look="quiet"
        aria-expanded={!isFolded}
        data-do="fold-scene"
        onClick={() => onFold(!isFolded)}
      >
        {t(isFolded ? 'table.scene.unfold' : 'table.scene.fold')}
      </Button>
      {isRecalled && isOver && (
        <Button data-do="play-again" onClick={again}>
          <EyeIcon /> {t('table.scene.again')}
        </Button>
      )}
      {!isHeld && (
        <Button data-do="hold-scene" title={t('table.scene.goes-on')} onClick={() => hold(true)}>
          <PauseIcon /> {t('table.scene.hold')}
        </Button>
      )}
      <Main clock={clock} />
    </div>
  )
}

/** Skips to the end; at the end goes on. It has the focus: Enter and Space press it. */
function Main({ clock: { isOver, isRecalled, isHeld, press } }: { readonly clock: Clock }) {
  const { t } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const waits = isOver && isHeld && !isRecalled
  return (
    <Button
      ref={button}
      look="primary"
      className="scene-main"
      data-do={isOver ? 'end-scene' : 'skip-scene'}
      data-leaving={(isOver && !isHeld) || undefined}
      title={waits ? t('table.scene.waits') : undefined}
      onClick={press}
    >
      {isOver ? <End isRecalled={isRecalled} /> : <Skip />}
    </Button>
  )
}

function Skip() {
  const { t } = useWords()
  return (
    <>
      <SkipIcon /> {t('table.scene.skip')}
    </>
  )
}

function End({ isRecalled }: { readonly isRecalled: boolean }) {
  const { t } = useWords()
  return (
    <>
      {isRecalled ? <CrossIcon /> : <PlayIcon />}{' '}
      {t(isRecalled ? 'table.close' : 'table.scene.go-on')}
    </>
  )
}

const OWN_PRESS = 'button, a, input, select, textarea, summary, dialog'

/** Esc, Space and a press on the ground do what the main button does, where they mean nothing else. */
function usePresses(box: React.RefObject<HTMLElement | null>, press: () => void): void {
  useEffect(() => {
    const isOurs = (event: Event) => closestTo(event, OWN_PRESS) === null
    const onKey = (event: KeyboardEvent) => {
      const isAway = document.querySelector('dialog[open], .peek-layer[role="dialog"]') !== null
      if (isAway || (event.key !== 'Escape' && !(event.key === ' ' && isOurs(event)))) return
      event.preventDefault()
      event.stopPropagation()
      press()
    }
    const onClick = (event: Event) => {
      if (isOurs(event)) press()
    }
    const scene = box.current
    document.addEventListener('keydown', onKey, true)
    scene?.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      scene?.removeEventListener('click', onClick)
    }
  }, [box, press])
}
