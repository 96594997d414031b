import { levelOf } from '@meadhall/bots'
import { isRecord } from '@meadhall/kernel'
import { DOC_FORMAT, type TableDoc } from './table-doc.ts'

type Older = Readonly<Record<string, unknown>>

/** How a stored table of each format becomes one of the next. */
const STEPS: Readonly<Record<number, (doc: Older) => Older>> = {
  // Nobody could say yet that they were ready.
  1: (doc) => ({
    ...doc,
    format: 2,
    seats: seatsOf(doc).map((seat) => ({ ...seat, ready: false })),
  }),
  // Everybody was told everything at once.
  2: (doc) => ({ ...doc, format: 3, watchDelay: 0 }),
  // Levels had other names.
  3: (doc) => ({
    ...doc,
    format: 4,
    seats: seatsOf(doc).map((seat) => ({
      ...seat,
      bot: levelOf(seat['bot']),
      standIn: levelOf(seat['standIn']),
    })),
  }),
  // Whoever sat somewhere counted as one who plays.
  4: (doc) => ({
    ...doc,
    format: 5,
    seats: seatsOf(doc).map((seat) => ({ ...seat, awaited: false })),
  }),
}

function seatsOf({ seats }: Older): readonly Older[] {
  return Array.isArray(seats) ? seats : []
}

/** A stored document as one of this format. Only this program writes them: what is odd is damage. */
export function docOf(text: string, steps = STEPS): TableDoc {
  const stored: unknown = JSON.parse(text)
  let doc: Older = isRecord(stored) ? stored : {}
  while (doc['format'] !== DOC_FORMAT) {
    const step = steps[Number(doc['format'])]
    if (step === undefined) throw new Error(`a stored table of unknown format ${doc['format']}`)
    doc = step(doc)
  }
  return doc as unknown as TableDoc
}
