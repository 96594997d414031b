/** How a player stands in a few figures: what a bot names as its reason. The texts are `reason.<line>`. */
export const LEDGER_LINES = [
  'points',
  'squad',
  'shields',
  'sets',
  'valhalla',
  'hand',
  'monster',
  'rival-points',
  'rival-squad',
] as const
export type LedgerLineId = (typeof LEDGER_LINES)[number]
