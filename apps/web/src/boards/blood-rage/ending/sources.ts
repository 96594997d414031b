import type { GlorySource } from '@meadhall/game-blood-rage'
import type { SourceFacts } from '../../../table/ending/ending-facts.ts'

type SourceLook = Pick<SourceFacts, 'colour' | 'mark' | 'weight'>

/** Each source has a colour and a mark of its own, in a tile of 10 by 10. */
export const SOURCE_LOOKS: Readonly<Record<GlorySource, SourceLook>> = {
  battle: { colour: 'var(--dye-red)', mark: 'M-2 12L12-2M-7 7L7-7M3 17L17 3' },
  pillage: { colour: 'var(--dye-ochre)', mark: 'M0 5H10' },
  quest: { colour: 'var(--dye-blue)', mark: 'M5 0V10' },
  ragnarok: { colour: 'var(--dye-violet)', mark: 'M0 0L10 10M10 0L0 10' },
  card: { colour: 'var(--dye-green)', mark: 'M5 4.2V5.8', weight: 3.4 },
  legend: { colour: 'var(--dye-teal)', mark: 'M0 8L5 3L10 8' },
}
