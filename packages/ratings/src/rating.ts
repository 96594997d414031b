/**
 * How strong a player is, as far as is known: a normal distribution. All numbers are on the scale on
 * which a newcomer is 25 ± 25/3.
 */
export interface Rating {
  readonly mu: number
  /** How uncertain it is: with 95 % the strength lies within two of them. */
  readonly sigma: number
}

const MU = 25
const SIGMA = MU / 3

/** Of one who has not played yet. */
export function initial(): Rating {
  return { mu: MU, sigma: SIGMA }
}

/** By what players are listed: the strength that one has almost certainly, so few games count little. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma
}
