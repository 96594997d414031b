import { GAMES, isGameId } from '@meadhall/games'
import { useState } from 'react'
import { CheckIcon, CrossIcon, HourglassIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { List } from '../../kit/list.tsx'
import { useTable, useTableContext } from '../../table/context.tsx'
import { Sentence } from '../../table/sentence.tsx'
import { type LiveTable, useLive } from '../live-table.ts'
import { useSaying } from '../use-saying.ts'
import { type Ahead, aheadOf, pointable } from './ahead.ts'
import { answerAhead } from './answering-ahead.ts'
import { useOrderText } from './order-text.ts'
import { cancelled } from './use-gone.ts'

interface OrdersPartProps {
  readonly live: LiveTable
  readonly onDone: () => void
}

/** What one leaves word of, so that the game need not wait: orders of the rules, answers ahead. */
export function OrdersPart({ live, onDone }: OrdersPartProps) {
  const { t } = useWords()
  return (
    <section className="live-orders">
      <h3>{t('live.orders')}</h3>
      <p className="soft">{t('live.orders.text')}</p>
      <Given live={live} />
      <Offered live={live} />
      <AnswerAhead live={live} onDone={onDone} />
    </section>
  )
}

/** What stands now, each to be taken back. */
function Given({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const textOf = useOrderText()
  const orders = useLive(live, (state) => state.orders.orders)
  const { isSaying, say } = useSaying(live)
  const cancel = (id: string) => {
    cancelled.add(id)
    void say({ type: 'cancel-order', order: id })
  }
  return (
    <List of={orders} by={({ id }) => id} aria-label={t('live.orders.given')}>
      {({ id, wish }) => (
        <>
          <span>
            <CheckIcon /> {textOf(wish)}
          </span>
          <Button aria-disabled={isSaying} onClick={() => cancel(id)}>
            <CrossIcon /> {t('live.orders.cancel')}
            <span className="visually-hidden">: {textOf(wish)}</span>
          </Button>
        </>
      )}
    </List>
  )
}

/** What the rules of the game know to be ordered, and was not yet. */
function Offered({ live }: { readonly live: LiveTable }) {
  const { t, say: speak } = useWords()
  const { orders, offered } = useLive(live, (state) => state.orders)
  const { isSaying, refused, say } = useSaying(live)
  const given = new Set(
    orders.map(({ wish }) => (wish.kind === 'standing' ? wish.order : undefined)),
  )
  const open = offered.filter(({ id }) => !given.has(id))
  return (
    <>
      <List of={open} by={({ id }) => id} aria-label={t('live.orders.offered')}>
        {({ id: order }) => (
          <Button
            className="order"
            aria-disabled={isSaying}
            onClick={() => void say({ type: 'order', wish: { kind: 'standing', order } })}
          >
            {speak({ key: `order.${order}` })}
          </Button>
        )}
      </List>
      <p role="alert" className="agree-refused">
        {refused}
      </p>
    </>
  )
}

/** The next question, answered before it is asked, by pointing at the board. */
function AnswerAhead({ live, onDone }: OrdersPartProps) {
  const { t } = useWords()
  const { store } = useTableContext()
  const [found, setFound] = useState<readonly Ahead[] | null>(null)
  const isAsked = useTable(({ moment }) => moment === null || moment.decision !== null)
  const isBehind = useTable((table) => table.isBehind || table.coming !== null)
  if (isAsked || isBehind) return <p className="soft">{t('live.orders.ahead.asked')}</p>
  const begin = (ahead: Ahead) => {
    onDone()
    setFound(null)
    answerAhead(store, live, ahead)
  }
  const look = async () => {
    const aheads = await lookAhead(store.getState())
    const [only, ...others] = aheads
    if (only !== undefined && others.length === 0) begin(only)
    else setFound(aheads)
  }
  return (
    <>
      <Button onClick={() => void look()}>
        <HourglassIcon /> {t('live.orders.ahead')}
      </Button>
      {found?.length === 0 && <p role="status">{t('live.orders.ahead.none')}</p>}
      <List
        of={found ?? []}
        by={(ahead) => ahead.decision.kind}
        aria-label={t('live.orders.ahead')}
      >
        {(ahead) => (
          <Button className="order" onClick={() => begin(ahead)}>
            <Question ahead={ahead} />
          </Button>
        )}
      </List>
    </>
  )
}

function Question({ ahead: { decision } }: { readonly ahead: Ahead }) {
  const board = useTable((table) => table.board)
  const view = useTable((table) => table.moment?.view)
  return <Sentence message={board.question(view, decision)} />
}

type Shown = ReturnType<ReturnType<typeof useTableContext>['store']['getState']>

async function lookAhead({ board, moment }: Shown): Promise<readonly Ahead[]> {
  const { id } = board.rules
  if (moment === null || moment.viewer === null || !isGameId(id)) return []
  const rules = await GAMES[id].rules()
  return pointable(board, moment.view, aheadOf(rules, moment.view, moment.viewer))
}
