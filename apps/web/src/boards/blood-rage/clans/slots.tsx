import { type CardId, type ClanView, cardName, cardOf } from '@meadhall/game-blood-rage'
import { SlotSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { useTargetPeek } from '../../../table/target-peek.ts'
import { useSlotTarget } from '../answers/slot-target.ts'
import { Icon } from '../cards/icon.tsx'
import { kindOfSlot, UpgradeSign } from '../cards/upgrade-mark.tsx'
import './slots.css'

/** The eight upgrade slots of the viewer's own sheet. */
export function Slots({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  return (
    <FocusGroup label={t('br.slots')} className="br-slots">
      <Each of={clan.upgrades}>{(card, slot) => <Slot slot={slot} card={card} />}</Each>
    </FocusGroup>
  )
}

const kindKey = (slot: number): string => `slot.${kindOfSlot(slot)}`

interface SlotProps {
  readonly slot: number
  readonly card: CardId | null
}

function Slot({ slot, card }: SlotProps) {
  const { t, say } = useWords()
  const props = useSlotTarget(slot)
  const peekable = useTargetPeek(props, card === null ? kindKey(slot) : cardName(card))
  const kind = { key: kindKey(slot) }
  const label =
    card === null
      ? t('br.slot.empty', { slot: kind.key })
      : t('br.slot', { slot: kind.key, card: cardName(card) })
  return (
    <button
      type="button"
      {...(card === null ? props : peekable)}
      className="br-slot panel"
      data-empty={card === null || undefined}
      title={card === null ? label : undefined}
    >
      <Named name={label}>
        {card === null ? (
          <>
            <Icon>
              <SlotSign slot={kindOfSlot(slot)} />
            </Icon>
            <small>{say(kind)}</small>
          </>
        ) : (
          <Upgrade card={card} />
        )}
      </Named>
    </button>
  )
}

function Upgrade({ card }: { readonly card: CardId }) {
  const { say } = useWords()
  return (
    <span className="br-slot-card">
      <UpgradeSign card={card} />
      <b>{cardOf(card).strength}</b>
      <small>{say({ key: cardName(card) })}</small>
    </span>
  )
}
