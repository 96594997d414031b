export { botRating } from './bots.ts'
export { ranksOf } from './ranks.ts'
export { DRIFT, rate } from './rate.ts'
export { initial, ordinal, type Rating } from './rating.ts'
