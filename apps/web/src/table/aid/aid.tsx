import { Link } from 'wouter'
import { BookIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { useTable } from '../context.tsx'
import type { AidGroup, AidRow } from '../game-board.ts'
import { Sentence } from '../sentence.tsx'
import { AID, openAid } from './open-aid.ts'
import './aid.css'

/** Opens the turn aid: beside the question where there is room, else beside the answers. */
export function AidOpener({ place }: { readonly place: 'head' | 'bar' }) {
  const { t } = useWords()
  const name = t('table.aid')
  return (
    <button
      type="button"
      className="aid-opener middle"
      data-place={place}
      title={name}
      aria-label={name}
      onClick={openAid}
    >
      <BookIcon size={22} />
    </button>
  )
}

/** What one can do in a turn, in one glance, with costs: always in reach, by button or key. */
export function TurnAid() {
  const { t } = useWords()
  const board = useTable((table) => table.board)
  const view = useTable((table) => table.moment?.view)
  if (view === undefined) return null
  return (
    <Dialog
      id={AID}
      title={t('table.aid')}
      className="aid"
      isWaiting
      head={(heading) => (
        <header>
          {heading}
          <form method="dialog">
            <Button type="submit">{t('table.close')}</Button>
          </form>
        </header>
      )}
    >
      {board.aid(view).map((group) => (
        <Group key={group.title.key} {...group} />
      ))}
    </Dialog>
  )
}

function Group({ title, rows }: AidGroup) {
  const { say } = useWords()
  return (
    <section>
      <h3>{say(title)}</h3>
      <dl>
        {rows.map((row) => (
          <Row key={row.name.key} {...row} />
        ))}
      </dl>
    </section>
  )
}

function Row({ name, text, cost, rule, types }: AidRow) {
  const { t, say } = useWords()
  const game = useTable(({ info }) => info.game)
  const isNow = useTable(({ moment }) => moment?.legal.some(({ type }) => types.includes(type)))
  return (
    <div data-now={isNow || undefined}>
      <dt>
        {say(name)}
        {isNow && <small>{t('table.aid.now')}</small>}
      </dt>
      <dd>
        <Sentence message={text} />{' '}
        <Link className="aid-rule" href={`/rules/${game}/${rule}`} target="_blank">
          {t('table.rule', { rule: { literal: rule } })}
        </Link>
      </dd>
      {cost && <dd className="aid-cost">{say(cost)}</dd>}
    </div>
  )
}
