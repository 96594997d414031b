import type { FairnessStep, SeatPart } from '@meadhall/fairness'
import type { Seat } from '@meadhall/kernel'
import { CheckIcon, CrossIcon } from '../art/common/icons.tsx'
import { type UiKey, useWords } from '../i18n/words.ts'
import { Each } from '../kit/each.tsx'
import type { Proof } from '../sources/files/examine.ts'
import './fairness-steps.css'

interface FairnessStepsProps {
  readonly proof: Pick<Proof, 'fairness' | 'draws'>
  readonly names: readonly string[]
}

const PARTS: Readonly<Record<SeatPart, UiKey>> = {
  gave: 'fair.seat.gave',
  withheld: 'fair.seat.withheld',
  none: 'fair.seat.none',
  bot: 'fair.seat.bot',
}

/** What was computed again of a game from a server, step by step. */
export default function FairnessSteps({ proof, names }: FairnessStepsProps) {
  const { t } = useWords()
  const { fairness, draws } = proof
  const parts = fairness.parts ?? []
  const hashOf = (what: FairnessStep['what'], seat: Seat | null = null) =>
    fairness.steps.find((step) => step.what === what && step.seat === seat)?.computed
  return (
    <section className="fairness-steps">
      <h4>{t('fair.title')}</h4>
      <ol>
        <Step isGood text={t('fair.server')} hash={hashOf('server')} />
        <Each of={parts}>
          {(part, seat) => {
            const name = { literal: names[seat] ?? '' }
            const text = t(PARTS[part], { name })
            return <Step isGood={part === 'gave'} text={text} hash={hashOf('seat', seat)} />
          }}
        </Each>
        <Step isGood text={t('fair.seed')} hash={hashOf('seed')} />
        <Step isGood text={t('fair.chance', { count: draws.all, setup: draws.setup })} />
      </ol>
      {!parts.includes('gave') && <p>{t('fair.alone')}</p>}
      <p className="soft">{t('fair.compare', { table: { literal: fairness.table } })}</p>
    </section>
  )
}

interface StepProps {
  readonly isGood: boolean
  readonly text: string
  readonly hash?: string | undefined
}

function Step({ isGood, text, hash }: StepProps) {
  return (
    <li>
      {isGood ? <CheckIcon /> : <CrossIcon />}
      <span>
        {text} {hash && <code>{hash}</code>}
      </span>
    </li>
  )
}
