export { NotDone, StrangeAnswer, type Why } from './not-done.ts'
export { type Carry, Rest, restAt, type Sent } from './rest.ts'
export { type RestRequest, send } from './send.ts'
