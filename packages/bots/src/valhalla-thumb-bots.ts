/** The bots of Valhalla that need no network: a page loads the others only where one is at the table. */
export { valhallaThrall as thrall } from './valhalla/thrall.ts'
export { valhallaBot as warrior } from './valhalla/warrior.ts'
