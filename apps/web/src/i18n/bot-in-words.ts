import type { SeatInfo } from '../sources/source.ts'
import type { Words } from './words.ts'

/** What a bot is, in a few words: "bot: Norn, aggressive". */
export function botInWords(
  { t }: Pick<Words, 't'>,
  level: Exclude<SeatInfo['plays'], 'person'>,
  character: SeatInfo['character'],
): string {
  const name = t(`new.plays.${level}`)
  if (character === undefined) return name
  const cast = t(`new.character.${character}`)
  return t('new.bot', { level: { literal: name }, character: { literal: cast } })
}
