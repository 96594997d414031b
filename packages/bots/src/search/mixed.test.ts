import { at, seedRng } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { drawn, Mixed } from './mixed.ts'

const HANDS = ['rock', 'paper', 'scissors'] as const

/** What a hand wins against another: with rock in play for two, otherwise for one. */
function worth(mine: number, theirs: number): number {
  const ahead = (mine - theirs + 3) % 3
  const stake = mine === 0 || theirs === 0 ? 2 : 1
  if (ahead === 0) return 0
  return ahead === 1 ? stake : -stake
}

it('what two find out against each other is how a game without a sure answer is played', () => {
  const rng = seedRng('hands')
  const [one, other] = [new Mixed<string>(), new Mixed<string>()]
  for (let round = 0; round < 20_000; round++) {
    const [mixed, opponent] = round % 2 === 0 ? [one, other] : [other, one]
    const theirs = drawn(rng, opponent.strategy(HANDS, []))
    mixed.learn(
      HANDS,
      mixed.strategy(HANDS, []),
      HANDS.map((_, mine) => worth(mine, theirs)),
    )
  }
  // Against what was found no hand gains anything: it cannot be exploited.
  const shares = one.average(HANDS)
  const gains = HANDS.map((_, mine) =>
    HANDS.reduce((sum, __, theirs) => sum + at(shares, theirs) * worth(mine, theirs), 0),
  )
  for (const gain of gains) expect(Math.abs(gain)).toBeLessThan(0.1)
})

it('an answer that is always worse is not played', () => {
  const mixed = new Mixed<string>()
  for (let round = 0; round < 50; round++) {
    mixed.learn(['good', 'bad'], mixed.strategy(['good', 'bad'], []), [0.6, 0.4])
  }
  expect(at(mixed.average(['good', 'bad']), 0)).toBeGreaterThan(0.99)
})

it('before anything is known all answers are as likely', () => {
  expect(new Mixed<string>().average(['a', 'b'])).toEqual([0.5, 0.5])
})
