import { at, type Seat } from '@meadhall/kernel'
import type { Score, SpokenGame } from './game.ts'
import type { Scene } from './scene.ts'
import type { Tongue } from './tongue.ts'

/** How far one is from winning: "You 9, Halvard 16: 8 more to win." */
export function gapLines(game: SpokenGame, scene: Scene, tongue: Tongue): string[] {
  const scores = game.scores(scene)
  if (scores === null) return game.goal(scene, tongue)
  const [first, second] = byPoints(scores)
  const own = scene.viewer ?? first
  const rival = own === first ? second : first
  if (own === undefined || rival === undefined) return []
  return [
    tongue.say({ key: keyOf(scores, own, rival), params: params(game, scene, scores, own, rival) }),
  ]
}

/** Seats, the one that is ahead first. */
function byPoints(scores: readonly Score[]): readonly Seat[] {
  return [...scores.keys()].toSorted((a, b) => at(scores, b).points - at(scores, a).points)
}

/** Cards that nobody can count leave open how much is missing. */
function keyOf(scores: readonly Score[], own: Seat, rival: Seat): string {
  const ahead = at(scores, own).points - at(scores, rival).points
  if (at(scores, own).hidden > 0) return 'spoken.gap.open'
  if (at(scores, rival).hidden > 0) return 'spoken.gap.hidden'
  if (ahead === 0) return 'spoken.gap.level'
  return ahead > 0 ? 'spoken.gap.ahead' : 'spoken.gap.behind'
}

function params(
  game: SpokenGame,
  scene: Scene,
  scores: readonly Score[],
  own: Seat,
  rival: Seat,
): Readonly<Record<string, string | number>> {
  const [mine, theirs] = [at(scores, own), at(scores, rival)]
  return {
    who: game.seatKey(scene, own),
    points: mine.points,
    rival: game.seatKey(scene, rival),
    score: theirs.points,
    hidden: theirs.hidden,
    more: theirs.points - mine.points + 1,
    ahead: mine.points - theirs.points,
  }
}
