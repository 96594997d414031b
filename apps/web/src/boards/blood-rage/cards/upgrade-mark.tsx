import {
  type CardId,
  cardName,
  cardOf,
  FIGURES,
  SLOT_KINDS,
  SLOTS_OF,
  type SlotKind,
} from '@meadhall/game-blood-rage'
import { FigureShape } from '../../../art/blood-rage/figures.tsx'
import { GodSign, SlotSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Named } from '../../../table/named.tsx'
import { usePeek } from '../../../table/peek.tsx'
import { Icon } from './icon.tsx'

/** The kind of upgrade that a slot takes. */
export function kindOfSlot(slot: number): SlotKind {
  return SLOT_KINDS.findLast((kind) => slot >= SLOTS_OF[kind].first) ?? 'clan'
}

/** What stands for an upgrade where a whole card has no room: its monster, its god, or its kind. */
export function UpgradeSign({ card }: { readonly card: CardId }) {
  const { figure, god, slot } = cardOf(card)
  const monster = FIGURES[figure]
  return (
    <Icon>
      {monster !== undefined && <FigureShape figure={monster} />}
      {monster === undefined && god !== null && <GodSign god={god} />}
      {monster === undefined && god === null && <SlotSign slot={slot ?? 'clan'} />}
    </Icon>
  )
}

/** An upgrade of somebody, to look at. */
export function UpgradeMark({ card }: { readonly card: CardId }) {
  const { say } = useWords()
  const peek = usePeek(cardName(card))
  const { strength } = cardOf(card)
  return (
    <button type="button" className="br-mark middle" {...peek}>
      <Named name={say({ key: cardName(card) })}>
        <UpgradeSign card={card} />
        <b>{strength}</b>
      </Named>
    </button>
  )
}
