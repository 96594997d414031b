export { Notices, type Turn } from './notices.ts'
