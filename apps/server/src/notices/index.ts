export { type OpenNotices, openNotices } from './open.ts'
export { turnOf } from './turn-of.ts'
