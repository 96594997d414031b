/**
 * Why an attempt is not allowed: the rule behind each answer. `why.<key>` is the text's key. The
 * predicates in `legal/` return these words; the legal actions are those for which they return
 * nothing.
 */
export const WHY = {
  'not-asked': 'BR-5.2',
  'not-your-turn': 'BR-5.1',
  'not-an-answer': 'BR-5.2',
  'too-little-rage': 'BR-5.2',
  'no-rage-left': 'BR-5.3',
  'no-such-figure': 'BR-5.6',
  'not-in-reserve': 'BR-5.6',
  'province-destroyed': 'BR-2.4',
  'fjord-closed': 'BR-2.4',
  'no-empty-village': 'BR-1.2',
  'never-yggdrasil': 'BR-5.6',
  'ships-in-fjords-only': 'BR-5.6',
  'fjords-for-ships-only': 'BR-5.6',
  'not-a-province': 'BR-5.14',
  'horns-reached': 'BR-5.7',
  'nothing-to-march': 'BR-5.8',
  'march-needs-two-provinces': 'BR-5.8',
  'ships-never-move': 'BR-5.8',
  'march-at-least-one': 'BR-5.8',
  'not-in-hand': 'BR-5.9',
  'not-an-upgrade': 'BR-5.9',
  'wrong-slot': 'BR-5.9',
  'not-a-quest': 'BR-5.13',
  'quest-not-in-hand': 'BR-5.13',
  'already-pillaged': 'BR-5.14',
  'not-yet-pillaged': 'BR-11.10',
  'no-figure-there': 'BR-5.14',
  'needs-challenge': 'BR-11.10',
  'needs-friggas-domain': 'BR-11.7',
  'not-in-valhalla': 'BR-11.7',
  'needs-sacrifice': 'BR-11.11',
  'needs-two-figures': 'BR-11.11',
  'not-adjacent': 'BR-6.1',
  'leader-to-neighbour': 'BR-11.12',
  'must-play-a-card': 'BR-6.3',
  'card-not-in-hand': 'BR-6.3',
  'not-a-white-circle': 'BR-6.5',
  'not-this-bonus': 'BR-6.20',
  'not-threatened': 'BR-11.8',
  'cannot-protect': 'BR-11.8',
  'cannot-flee': 'BR-9.3',
  'not-in-battle': 'BR-6.15',
  'keep-one': 'BR-6.15',
  'not-played': 'BR-6.17',
  'stat-at-top': 'BR-1.5',
  'same-stat-as-reward': 'BR-11.19',
  'not-offered': 'BR-4.3',
  'must-take-a-card': 'BR-4.3',
  'not-to-keep': 'BR-7.1',
  'must-choose-stat': 'BR-11.19',
  'must-sacrifice': 'BR-11.11',
} as const

export type WhyKey = keyof typeof WHY

/** Nothing forbids it, or the word for what does. */
export type Verdict = WhyKey | null
