export type { Turn } from './notices.ts'
export { type OpenNotices, openNotices } from './open.ts'
