import { useMemo } from 'react'
import { PauseIcon, PlayIcon, SkipIcon, StepIcon } from '../../art/common/icons.tsx'
import { type UiKey, useWords } from '../../i18n/words.ts'
import type { Tape } from '../../sources/source.ts'
import { useTable } from '../../table/context.tsx'
import { CopyLink } from './copy-link.tsx'
import { SeeFrom } from './see-from.tsx'
import { useTapeKeys } from './tape-keys.ts'
import { type Player, SPEEDS, usePlayer } from './use-player.ts'
import './replay.css'

/** Stands where one would act: the recording is wound here. */
export function ReplayControls() {
  const tape = useTable((table) => table.source.tape)
  return tape === undefined ? null : <Controls tape={tape} />
}

function Controls({ tape }: { readonly tape: Tape }) {
  const { t } = useWords()
  const player = usePlayer(tape)
  const { step, first, last, toggle } = player
  useTapeKeys(useMemo(() => ({ step, first, last, toggle }), [step, first, last, toggle]))
  return (
    <section className="replay" aria-label={t('replay.controls')}>
      <Scrubber tape={tape} at={player.at} />
      <div className="replay-row row wrap">
        <Buttons player={player} length={tape.length} />
        <SpeedChoice player={player} />
        <SeeFrom tape={tape} />
        <CopyLink step={player.at} />
      </div>
    </section>
  )
}

function Scrubber({ tape, at }: { readonly tape: Tape; readonly at: number }) {
  const { t } = useWords()
  const where = t('replay.at', { at, length: tape.length })
  return (
    <div className="replay-scrub row loose">
      <input
        type="range"
        min="0"
        max={tape.length}
        value={at}
        aria-label={t('replay.scrub')}
        aria-valuetext={where}
        onChange={(event) => tape.seek(Number(event.target.value))}
      />
      <output>{where}</output>
    </div>
  )
}

interface ButtonsProps {
  readonly player: Player
  readonly length: number
}

function Buttons({ player, length }: ButtonsProps) {
  const { at, isPlaying } = player
  return (
    <div className="replay-buttons">
      <WindButton text="replay.first" isBack isIdle={at === 0} onClick={player.first}>
        <SkipIcon />
      </WindButton>
      <WindButton text="replay.back" isBack isIdle={at === 0} onClick={() => player.step(-1)}>
        <StepIcon />
      </WindButton>
      <WindButton text={isPlaying ? 'replay.pause' : 'replay.play'} isMain onClick={player.toggle}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </WindButton>
      <WindButton text="replay.forward" isIdle={at === length} onClick={() => player.step(1)}>
        <StepIcon />
      </WindButton>
      <WindButton text="replay.last" isIdle={at === length} onClick={player.last}>
        <SkipIcon />
      </WindButton>
    </div>
  )
}

interface WindButtonProps {
  readonly text: UiKey
  readonly isBack?: boolean
  readonly isMain?: boolean
  readonly isIdle?: boolean
  readonly onClick: () => void
  readonly children: React.ReactNode
}

function WindButton({ text, isBack, isMain, isIdle, onClick, children }: WindButtonProps) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className={isMain ? 'button primary' : 'button'}
      data-back={isBack}
      aria-label={t(text)}
      title={t(text)}
      aria-disabled={isIdle}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function SpeedChoice({ player }: { readonly player: Player }) {
  const { t, locale } = useWords()
  const number = new Intl.NumberFormat(locale)
  return (
    <select
      className="select"
      aria-label={t('replay.speed')}
      value={player.speed}
      onChange={(event) => player.setSpeed(Number(event.target.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {number.format(speed)}×
        </option>
      ))}
    </select>
  )
}
