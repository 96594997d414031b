import { type Age, PHASES, placeId, type View } from '@meadhall/game-blood-rage'
import { useId } from 'react'
import { DestroyedSign, DoomSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Named } from '../../../table/named.tsx'
import { Icon } from '../cards/icon.tsx'
import './age-track.css'

const AGES: readonly Age[] = [1, 2, 3]

interface ViewProps {
  readonly view: View
}

interface AgeProps extends ViewProps {
  readonly age: Age
}

/** Age and phase in a few words, with what burns; all of it opens from there. */
export function AgeStatus({ view }: ViewProps) {
  const { t, say } = useWords()
  const id = useId()
  const [age, phase] = [`age.${view.age}`, `phase.${view.phase}`]
  const dooms = AGES.map((one) => t(...doomSaid(view, one))).join(', ')
  return (
    <>
      <button type="button" className="br-status row" popoverTarget={id} title={t('br.ages')}>
        <Named name={t('br.status', { age, phase, dooms: { literal: dooms } })}>
          <b>{say({ key: age })}</b>
          <span>{say({ key: phase })}</span>
          {AGES.map((one) => (
            <DoomMark key={one} view={view} age={one} />
          ))}
        </Named>
      </button>
      <section id={id} popover="auto" className="br-ages panel lifted" aria-label={t('br.ages')}>
        <ol className="br-age-list">
          {AGES.map((one) => (
            <AgeStep key={one} view={view} age={one} />
          ))}
        </ol>
        <Phases view={view} />
      </section>
    </>
  )
}

function doomOf({ view, age }: AgeProps) {
  const doomed = view.dooms[age - 1] ?? 0
  return { isGone: view.destroyed[doomed] ?? false, place: `place.${placeId(doomed)}` }
}

function doomSaid(view: View, age: Age) {
  const { isGone, place } = doomOf({ view, age })
  return [isGone ? 'br.ages.destroyed' : 'br.ages.doomed', { place }] as const
}

function stageOf({ view, age }: AgeProps): 'past' | 'now' | 'later' {
  if (age === view.age) return view.over ? 'past' : 'now'
  return age < view.age ? 'past' : 'later'
}

/** Only the next doom has room for its name. */
function DoomMark(props: AgeProps) {
  const { t, say } = useWords()
  const { isGone, place } = doomOf(props)
  const stage = stageOf(props)
  return (
    <span
      className="br-doom-mark inline soft"
      data-stage={stage}
      title={t(...doomSaid(props.view, props.age))}
    >
      <Icon>{isGone ? <DestroyedSign /> : <DoomSign />}</Icon>
      {stage === 'now' ? say({ key: place }) : props.age}
    </span>
  )
}

function AgeStep(props: AgeProps) {
  const { t, say } = useWords()
  const { isGone } = doomOf(props)
  const stage = stageOf(props)
  return (
    <li
      className="br-age row soft"
      data-stage={stage}
      aria-current={stage === 'now' ? 'step' : undefined}
    >
      <b>{say({ key: `age.${props.age}` })}</b>
      <Icon>{isGone ? <DestroyedSign /> : <DoomSign />}</Icon>
      {t(...doomSaid(props.view, props.age))}
    </li>
  )
}

function Phases({ view }: ViewProps) {
  const { say } = useWords()
  const now = PHASES.indexOf(view.phase)
  return (
    <ol className="br-phases">
      {PHASES.map((phase, index) => (
        <li
          key={phase}
          data-stage={index < now ? 'past' : 'later'}
          aria-current={index === now && !view.over ? 'step' : undefined}
        >
          {say({ key: `phase.${phase}` })}
        </li>
      ))}
    </ol>
  )
}
