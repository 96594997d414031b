export { type Given, given } from './given.ts'
