import { generateVAPIDKeys, type VapidKeys } from 'web-push'
import type { NoticeStore } from './notice-store.ts'

/** The keys by which push services know this server: made at the first start, and kept. */
export async function pushKeys(store: NoticeStore): Promise<VapidKeys> {
  return JSON.parse(await store.key('vapid', () => JSON.stringify(generateVAPIDKeys())))
}
