import type { CardId } from '@meadhall/game-valhalla'
import {
  cardName,
  cardTexts,
  needsMessage,
  type PlayerSeen,
  warriorOf,
} from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Named } from '../../../table/named.tsx'
import { useTargetPeek } from '../../../table/target-peek.ts'
import { useWarrior } from '../answers/pointing.ts'
import { CardFace } from './faces.ts'

type Fighter = NonNullable<PlayerSeen['squad'][number]>

export interface WarriorProps {
  readonly seat: Seat
  readonly space: number
  readonly fighter: Fighter
}

/** A warrior in a squad: something to point at, seen large while it is hovered or held. */
export function Warrior({ seat, space, fighter }: WarriorProps) {
  const words = useWords()
  const { props } = useWarrior(seat, space)
  const peekable = useTargetPeek(props, cardName(fighter.card))
  return (
    <div className="vh-warrior" {...peekable}>
      <Named name={nameOf(words, fighter)}>
        <CardFace card={fighter.card} size="small" />
        {fighter.tyr !== null && <TuckedTyr tyr={fighter.tyr} />}
      </Named>
    </div>
  )
}

/** "Arnbjorn, Bear, strength 3, glory 1, needs axe. …": all that the card shows. */
export function nameOf({ t, say }: Words, { card, tyr }: Fighter): string {
  const found = warriorOf(card)
  const whole = t('vh.warrior', {
    card: cardName(card),
    clan: `clan.${found.clan}`,
    strength: found.strength,
    glory: found.glory,
    needs: { literal: say(needsMessage(found.needs)) },
  })
  const texts = cardTexts(card).map(say)
  const tucked = tyr === null ? [] : [t('vh.warrior.tyr', { card: cardName(tyr) })]
  return [whole, ...texts, ...tucked].join(' ')
}

/** The corner of a Tyr card that looks out from under its warrior. */
function TuckedTyr({ tyr }: { readonly tyr: CardId }) {
  const { t } = useWords()
  return (
    <span className="vh-tucked" title={t('vh.warrior.tyr', { card: cardName(tyr) })}>
      <ValhallaSign sign="tyr" size="1.1em" />
    </span>
  )
}
