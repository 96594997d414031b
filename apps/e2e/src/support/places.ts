/** Where on a page a visitor looks for things. */
export const PLAY = {
  'blood-rage': '.offer[data-game="blood-rage"] .offer-play',
  valhalla: '.offer[data-game="valhalla"] .offer-play',
} as const
export const RESUME = '.game-row .button.primary'
export const ENDING = '.ending'
