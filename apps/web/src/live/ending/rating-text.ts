import type { RatingChange, RatingShown } from '@meadhall/protocol'

/** A strength as it is shown: its middle, and how far it may be off with 95 %. */
export interface RatingText {
  readonly middle: string
  readonly range: string
}

/** How a rating moved, in numbers of a language. */
export interface ChangeText {
  readonly before: RatingText
  readonly after: RatingText
  /** With its sign. */
  readonly gain: string
}

function ratingText({ mu, sigma }: RatingShown, number: Intl.NumberFormat): RatingText {
  return { middle: number.format(mu), range: number.format(2 * sigma) }
}

export function changeText({ before, after }: RatingChange, locale: string): ChangeText {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const number = new Intl.NumberFormat(locale, digits)
  const signed = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'exceptZero' })
  return {
    before: ratingText(before, number),
    after: ratingText(after, number),
    gain: signed.format(after.mu - before.mu),
  }
}
