import { dueTip, type Tip } from '@meadhall/lessons/tips'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { TorchIcon } from '../../art/common/icons.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useTable, useTableContext } from '../context.tsx'
import { useHeard } from '../heard/use-heard.ts'
import { useGiven } from './given.ts'
import './tips.css'

/** A tip at the moment it matters; each is given once. */
export default function Tips() {
  const isLoaded = useAreas('tips')
  const [tip, close] = useTip()
  return isLoaded && tip !== null ? <TipBox tip={tip} onClose={close} /> : null
}

/** The tip for the question that stands; it goes with it. */
function useTip(): readonly [Tip | null, () => void] {
  const { store } = useTableContext()
  const question = useTable((table) => table.moment?.question ?? null)
  const viewer = useTable((table) => table.moment?.viewer ?? null)
  const [tip, setTip] = useState<Tip | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question may have another tip
  useEffect(() => {
    const { info, moment, fresh } = store.getState()
    const { given, isOff } = useGiven.getState()
    if (moment === null || moment.decision === null || isOff) return setTip(null)
    const { decision, legal } = moment
    const own = given.flatMap((one) => one.split(`${info.game}/`)[1] ?? [])
    const due = dueTip(info.game, { decision, legal, events: fresh }, own)
    if (due !== null) useGiven.setState({ given: [...given, `${info.game}/${due.id}`] })
    setTip(due)
  }, [store, question, viewer])
  return [tip, () => setTip(null)]
}

interface TipBoxProps {
  readonly tip: Tip
  readonly onClose: () => void
}

function TipBox({ tip, onClose }: TipBoxProps) {
  const { t, say } = useWords()
  const game = useTable(({ info }) => info.game)
  const text = say({ key: `tip.${game}.${tip.id}` })
  useHeard(text)
  return (
    <aside className="tip" aria-label={t('tip.name')} data-tip={tip.id}>
      <p>
        <TorchIcon /> {text}{' '}
        <Link href={`/rules/${game}/${tip.rule}`} target="_blank">
          {t('table.rule', { rule: { literal: tip.rule } })}
        </Link>
      </p>
      <p className="tip-buttons flow">
        <Button data-do="close-tip" onClick={onClose}>
          {t('tip.close')}
        </Button>
        <Button
          look="quiet"
          data-do="no-more-tips"
          onClick={() => {
            useGiven.setState({ isOff: true })
            onClose()
          }}
        >
          {t('tip.off')}
        </Button>
      </p>
    </aside>
  )
}
