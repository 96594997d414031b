import type { Param } from '@meadhall/words'
import type { UiKey } from '../../i18n/words.ts'
import type { Refused } from './examine.ts'
import { optionRefusal } from './option-refusal.ts'

/** What is to be said of a refused file. */
export interface Refusal {
  readonly key: UiKey
  readonly params?: Readonly<Record<string, Param>>
}

const FIELDS: Readonly<Record<string, UiKey>> = {
  format: 'games.refused.format',
  version: 'games.refused.version',
  game: 'games.refused.game',
  rules: 'games.refused.rules-version',
  seats: 'games.refused.seats',
  result: 'games.refused.result',
  checksum: 'games.refused.checksum',
}

/** A refusal of the kernel in the reader's language: the place, and the reason as far as it helps. */
export function refusalOf({ place, reason }: Refused): Refusal {
  const move = /^actions\[(\d+)\]$/.exec(place)?.[1]
  if (move !== undefined) return moveRefusal(Number(move) + 1, reason)
  if (place === 'file') return { key: fileRefusal(reason) }
  if (reason === 'missing') return { key: 'games.refused.missing', params: literal('field', place) }
  const isMisshapen = reason.startsWith('must be')
  const key = isMisshapen ? undefined : FIELDS[place]
  if (key !== undefined) return { key }
  if (place === 'options') return optionRefusal(reason) ?? { key: 'games.refused.options' }
  return { key: 'games.refused.misshapen', params: literal('field', place) }
}

function fileRefusal(reason: string): UiKey {
  return reason === 'too large' ? 'games.refused.too-large' : 'games.refused.file'
}

function moveRefusal(move: number, reason: string): Refusal {
  const rule = /forbidden by (\S+)/.exec(reason)?.[1]
  if (rule !== undefined) {
    return { key: 'games.refused.move-rule', params: { move, ...literal('rule', rule) } }
  }
  const isAction = reason.startsWith('illegal')
  return { key: isAction ? 'games.refused.move' : 'games.refused.no-move', params: { move } }
}

function literal(name: string, text: string): Record<string, Param> {
  return { [name]: { literal: text } }
}
