import {
  type CardId,
  cardName,
  cardOf,
  kingLevel,
  LOKI,
  type LokiId,
  type View,
} from '@meadhall/game-valhalla'
import { type ReactNode, useState } from 'react'
import { TacticArt } from '../../../art/valhalla/card-art.tsx'
import { DieFace } from '../../../art/valhalla/dice.tsx'
import { ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { Named } from '../../../table/named.tsx'
import { usePeek } from '../../../table/peek.tsx'
import { useSeatName } from '../../../table/seats.ts'
import './centre.css'
import { CardList } from '../cards/card-list.tsx'
import { WarriorPortrait } from '../cards/faces.ts'
import { Sheet } from '../cards/sheet.tsx'
import { Mark } from '../players/marks.tsx'
import { Shield } from '../players/shield.tsx'

interface CentreProps {
  readonly view: View
  readonly children?: ReactNode
}

/** What lies in the middle of the table: deck, discard pile, grey dice, cards of modules. */
export function Centre({ view, children }: CentreProps) {
  const { t } = useWords()
  return (
    <section className="vh-centre row tight" aria-label={t('vh.centre')}>
      <Mark mark="deck" value={view.deck}>
        <span className="vh-back" />
      </Mark>
      <Discard cards={view.discard} />
      <GreyDice count={view.grey} />
      {view.loki !== null && <Loki loki={view.loki} />}
      {view.king !== null && <Kings view={view} />}
      {view.ending && !view.over && (
        <Mark mark="ending">
          <b className="vh-ending-mark">{t('vh.stage.last')}</b>
        </Mark>
      )}
      {children}
    </section>
  )
}

/** The pile, its top card face up; everybody may look through it at any time (VH-21). */
function Discard({ cards }: { readonly cards: readonly CardId[] }) {
  const { t, say } = useWords()
  const [isOpen, setOpen] = useState(false)
  const top = cards.at(-1)
  const name = t('vh.discard', { count: cards.length })
  return (
    <>
      <button type="button" className="vh-discard" onClick={() => setOpen(true)}>
        <Named name={top === undefined ? name : `${name}, ${say({ key: cardName(top) })}`}>
          <span className="vh-discard-top filled">
            {top !== undefined && <PileTop card={top} />}
          </span>
          <b>{cards.length}</b>
        </Named>
      </button>
      {isOpen && (
        <Sheet title={name} onClose={() => setOpen(false)}>
          <CardList cards={cards.toReversed()} />
        </Sheet>
      )}
    </>
  )
}

function PileTop({ card }: { readonly card: CardId }) {
  const found = cardOf(card)
  return found.type === 'warrior' ? (
    <WarriorPortrait card={card} clan={found.clan} size="100%" />
  ) : (
    <TacticArt card={found.id} />
  )
}

function GreyDice({ count }: { readonly count: number }) {
  return (
    <Mark mark="grey" value={count}>
      <DieFace face="miss" kind="grey" size="1.6em" />
    </Mark>
  )
}

/** The Loki card in play: its name; its lines are told on pointing at it. */
function Loki({ loki }: { readonly loki: LokiId }) {
  const { say } = useWords()
  const card = LOKI.find(({ id }) => id === loki)
  const peek = usePeek(`loki.${loki}.name`)
  if (card === undefined) return null
  return (
    <button type="button" className="vh-mark" data-mark="loki" {...peek}>
      <ValhallaSign sign="loki" size="1.6em" />
      <span className="vh-centre-word">{say({ key: `loki.${loki}.name` })}</span>
    </button>
  )
}

/** King cards: who holds them, at which level, or that they wait for the next winner. */
function Kings({ view }: { readonly view: View }) {
  const { t } = useWords()
  const nameOf = useSeatName()
  return (
    <Each of={view.king?.holders ?? []}>
      {(holder, card) => {
        const level = view.king?.levels[card] ?? 1
        const glory = kingLevel(view, level).kingGlory
        const value =
          holder < 0
            ? t('vh.king.free')
            : t('vh.king.held', { name: { literal: nameOf(holder) }, level, glory })
        return (
          <Mark mark="king" value={value}>
            <ValhallaSign sign="king-of-the-hill" size="1.6em" />
            {holder >= 0 && <Shield seat={holder} size="1.2em" />}
          </Mark>
        )
      }}
    </Each>
  )
}
