import { useEffect } from 'react'
import { HourglassIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useTable, useTableContext } from '../../table/context.tsx'
import type { LiveTable } from '../live-table.ts'
import { AHEAD, stopAhead } from './answering-ahead.ts'
import { useOrderText } from './order-text.ts'
import { useGone } from './use-gone.ts'

/** What is being answered ahead, and what stands no longer of what one left word of. */
export function OrderCards({ live }: { readonly live: LiveTable }) {
  const isAhead = useTable(({ moment }) => moment?.question === AHEAD)
  const { store } = useTableContext()
  useEffect(() => {
    if (!isAhead) return live.store.setState({ answering: null })
    // It was left as word: there is nothing more to be answered.
    return live.listen(({ type }) => type === 'orders' && stopAhead(store))
  }, [live, store, isAhead])
  return (
    <>
      {isAhead && <AheadCard />}
      <GoneCard live={live} />
    </>
  )
}

function AheadCard() {
  const { t } = useWords()
  const { store } = useTableContext()
  return (
    <section className="live-card" data-asks>
      <p role="status">
        <HourglassIcon /> <strong>{t('live.orders.ahead.now')}</strong>{' '}
        {t('live.orders.ahead.now.text')}
      </p>
      <Button onClick={() => stopAhead(store)}>{t('live.orders.ahead.stop')}</Button>
    </section>
  )
}

function GoneCard({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const textOf = useOrderText()
  const { wishes, forget } = useGone(live)
  if (wishes.length === 0) return null
  return (
    <section className="live-card">
      <div role="status">
        {wishes.map((wish) => (
          <p key={JSON.stringify(wish)}>
            <strong>{textOf(wish)}</strong> {t(`live.orders.gone.${wish.kind}`)}
          </p>
        ))}
      </div>
      <Button look="quiet" onClick={forget}>
        {t('table.close')}
      </Button>
    </section>
  )
}
