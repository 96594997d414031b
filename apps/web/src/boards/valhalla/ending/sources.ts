import type { PointSource } from '@meadhall/game-valhalla'
import type { SourceFacts } from '../../../table/ending/ending-facts.ts'

/** The edge of the sheet on which the end is told. */
export const EDGE = 'var(--vh-gold-shade)'

type SourceLook = Pick<SourceFacts, 'colour' | 'mark'>

/** Each source has a colour and a mark of its own, in a tile of 8 by 8. */
export const SOURCE_LOOKS: Readonly<Record<PointSource, SourceLook>> = {
  warriors: { colour: 'var(--dye-red)', mark: '' },
  discard: { colour: 'var(--dye-violet)', mark: 'M0 4H8' },
  mission: { colour: 'var(--dye-green)', mark: 'M4 0V8' },
  thor: { colour: 'var(--dye-teal)', mark: 'M0 8L8 0' },
  shields: { colour: 'var(--dye-blue)', mark: 'M0 0L8 8' },
  sets: { colour: 'var(--dye-ochre)', mark: 'M0 4H8M4 0V8' },
  king: { colour: 'var(--vh-gold-shade)', mark: 'M0 0L8 8M0 8L8 0' },
}
