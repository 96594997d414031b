import type { Bots } from './levels.ts'
import { randomBot } from './random.ts'
import { valhallaBot } from './valhalla.ts'

export const valhallaBots: Bots = {
  random: randomBot(),
  greedy: valhallaBot,
}
