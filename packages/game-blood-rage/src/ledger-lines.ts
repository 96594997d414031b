/** How a clan stands in a few figures: what a bot names as its reason. The texts are `reason.<line>`. */
export const LEDGER_LINES = [
  'glory',
  'strength',
  'lead',
  'quests',
  'rage',
  'upgrades',
  'stats',
  'valhalla',
  'ragnarok',
  'cards',
  'rival-glory',
  'rival-strength',
  'rival-lead',
  'rival-quests',
] as const
export type LedgerLineId = (typeof LEDGER_LINES)[number]
