/** Beyond this a chance is as good as certain. */
const SURE = 30
/** Terms of the series; with arguments below ln 2 / 2 the rest is below the last bit that counts. */
const TERMS = 12

/**
 * A number of any size as a chance: the logistic curve. Written with additions and multiplications
 * alone, since `Math.exp` may differ in its last bit from machine to machine.
 */
export function chanceOf(x: number): number {
  if (x > SURE) return 1
  if (x < -SURE) return 0
  return 1 / (1 + exp(-x))
}

function exp(x: number): number {
  const halvings = Math.floor(x / Math.LN2 + 0.5)
  const rest = x - halvings * Math.LN2
  let sum = 1
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest * sum) / term
  for (let left = halvings; left > 0; left--) sum *= 2
  for (let left = halvings; left < 0; left++) sum /= 2
  return sum
}
