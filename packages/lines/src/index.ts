export { type Answer, answerTo, type Numbered } from './answer.ts'
export { Line, LineClosed, type LineNeeds } from './line.ts'
