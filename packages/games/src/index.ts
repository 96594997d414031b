import { type Bots, once, onDemand, type ReadWeights } from '@meadhall/bots'
import type { AnyRules, ScenarioGame } from '@meadhall/kernel'

/** What is known of a game before its rules are loaded, and how to load the rest. */
export interface GameEntry {
  /** Its rules are numbered with it: "BR" as in BR-6.4. */
  readonly prefix: string
  /** Who made it, as its rulebook says. */
  readonly credits: { readonly design: string; readonly art: string }
  /** How many sit at a table that is laid by one click. */
  readonly usualSeats: number
  rules(): Promise<AnyRules>
  /** Its bots by level; the host reads what the strong ones have learnt. */
  bots(readWeights: ReadWeights): Promise<Bots>
  /** How scenario files speak of it. */
  // biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
  scenarios(): Promise<ScenarioGame<any>>
}

/** All bots: those that look ahead, with all they need, are loaded when one of them is first asked. */
function withStrong(
  { thrall, warrior }: Pick<Bots, 'thrall' | 'warrior'>,
  load: () => Promise<Bots>,
): Bots {
  const strong = once(load)
  const later = (level: 'champion' | 'norn') =>
    onDemand(level, async () => (await strong())[level] as Required<Bots['norn']>)
  return { thrall, warrior, champion: later('champion'), norn: later('norn') }
}

/**
 * The games on this table. A new game is a row here: everything keyed by `GameId` (its board, its
 * terminal side, its trials) then does not compile until the game has one. Each part is imported
 * when asked for, so that a page loads only the game it shows.
 */
const ENTRIES = {
  'blood-rage': {
    prefix: 'BR',
    credits: { design: 'Eric M.\u00a0Lang', art: 'Adrian Smith' },
    usualSeats: 4,
    rules: async () => (await import('@meadhall/game-blood-rage')).bloodRage,
    bots: async (read) =>
      withStrong(await import('@meadhall/bots/blood-rage/thumb'), async () =>
        (await import('@meadhall/bots/blood-rage')).bloodRageBots(read),
      ),
    scenarios: async () => (await import('@meadhall/game-blood-rage/scenarios')).bloodRageScenarios,
  },
  valhalla: {
    prefix: 'VH',
    credits: { design: 'Łukasz Woźniak', art: 'Barbara Gołębowska' },
    usualSeats: 3,
    rules: async () => (await import('@meadhall/game-valhalla')).valhalla,
    bots: async (read) =>
      withStrong(await import('@meadhall/bots/valhalla/thumb'), async () =>
        (await import('@meadhall/bots/valhalla')).valhallaBots(read),
      ),
    scenarios: async () => (await import('@meadhall/game-valhalla/scenarios')).valhallaScenarios,
  },
} as const satisfies Readonly<Record<string, GameEntry>>

export type GameId = keyof typeof ENTRIES

export const GAMES: Readonly<Record<GameId, GameEntry>> = ENTRIES
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[]

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id)
}

/** The game whose rules are numbered like this one ("VH-R23"), or `null`. */
export function gameOfRule(rule: string): GameId | null {
  return GAME_IDS.find((id) => rule.startsWith(`${GAMES[id].prefix}-`)) ?? null
}
