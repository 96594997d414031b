import { type CardId, cardOf } from '@meadhall/game-valhalla'
import { TacticArt } from '../../../art/valhalla/card-art.tsx'
import { WarriorPortrait } from './faces.ts'

/** The picture of a card alone. */
export function CardPicture({ card }: { readonly card: CardId }) {
  const found = cardOf(card)
  if (found.type !== 'warrior') return <TacticArt card={found.id} />
  const weapons = found.needs.kind === 'weapons' ? found.needs.weapons : []
  return <WarriorPortrait card={found.id} clan={found.clan} weapons={weapons} />
}
