import { type Age, PHASES, placeId, type View } from '@meadhall/game-blood-rage'
import { DestroyedSign, DoomSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Icon } from '../cards/icon.tsx'

const AGES: readonly Age[] = [1, 2, 3]

/** Which age and phase it is, and where Ragnarök strikes at the end of each age. */
export function AgeTrack({ view }: { readonly view: View }) {
  const { t } = useWords()
  return (
    <section className="br-ages" aria-label={t('br.ages')}>
      <ol className="br-age-list">
        {AGES.map((age) => (
          <AgeStep key={age} view={view} age={age} />
        ))}
      </ol>
      <Phases view={view} />
    </section>
  )
}

function stageOf(view: View, age: Age): 'past' | 'now' | 'later' {
  if (age === view.age) return view.over ? 'past' : 'now'
  return age < view.age ? 'past' : 'later'
}

function AgeStep({ view, age }: { readonly view: View; readonly age: Age }) {
  const { t, say } = useWords()
  const doomed = view.dooms[age - 1] ?? 0
  const stage = stageOf(view, age)
  const isGone = view.destroyed[doomed] ?? false
  const place = `place.${placeId(doomed)}`
  return (
    <li className="br-age" data-stage={stage} aria-current={stage === 'now' ? 'step' : undefined}>
      <b>{say({ key: `age.${age}` })}</b>
      <span className="br-age-doom" data-gone={isGone || undefined}>
        <Icon>{isGone ? <DestroyedSign /> : <DoomSign />}</Icon>
        <span aria-hidden="true">{say({ key: place })}</span>
        <span className="visually-hidden">
          {t(isGone ? 'br.ages.destroyed' : 'br.ages.doomed', { place })}
        </span>
      </span>
    </li>
  )
}

function Phases({ view }: { readonly view: View }) {
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
