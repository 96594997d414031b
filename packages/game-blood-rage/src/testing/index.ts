export { type Given, given } from './given.ts'
export { trials } from './trials.ts'
