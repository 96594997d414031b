import { type Edge, meanOf } from './tree.ts'

/** How much an answer must gain over a habit after one look; after four times as many, half of it. */
const DOUBT = 0.3

/**
 * The best of the answers that were looked at most: no mixing is called for. Where there is a habit,
 * it stands unless another is better by more than luck would make it.
 */
export function bestOf<A>(edges: readonly Edge<A>[], habit: A | null): Edge<A> {
  const most = Math.max(...edges.map(({ visits }) => visits))
  const racing = edges.filter(({ visits }) => visits * 2 >= most)
  const best = racing.reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one))
  const usual = edges.find(({ action }) => action === habit)
  if (usual === undefined) return best
  const doubt = DOUBT / Math.sqrt(Math.min(usual.looks, best.looks))
  return meanOf(best) - meanOf(usual) > doubt ? best : usual
}
