import { ALL_CARDS, type Card, cardName, cardText } from '@meadhall/game-blood-rage'
import { CardFace } from '../../boards/blood-rage/cards/card.tsx'
import Gods from '../../boards/blood-rage/cards/gods.tsx'
import type { Exhibit, Exhibition } from './exhibit.ts'

function exhibitOf({ id, def, type, slot, age, god }: Card): Exhibit {
  return {
    id,
    subject: `card.${def}`,
    name: { key: cardName(id) },
    says: [cardText(id)],
    on: {
      kind: slot === null ? `card-type.${type}` : `slot.${slot}`,
      age: `age.${age}`,
      ...(god === null ? {} : { god: `god.${god}` }),
    },
    face: <CardFace card={id} size="large" />,
  }
}

export const bloodRage: Exhibition = {
  foreword: <Gods />,
  shelves: ['kind', 'age', 'god'],
  exhibits: ALL_CARDS.map(exhibitOf),
}
