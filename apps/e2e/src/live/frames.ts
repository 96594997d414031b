import { type FromServer, Packing } from '@meadhall/protocol'
import type { Page } from 'playwright-core'

/** All that the server tells a page from now on, each frame as the JSON it stands for. */
export function framesOf(page: Page): readonly string[] {
  const frames: string[] = []
  // A page that comes back to a table has its words already.
  let packing = new Packing([])
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const frame = packing.unpack(String(payload))
      const message: FromServer = JSON.parse(frame)
      if (message.type !== 'welcome') return void frames.push(frame)
      // The words of a game are in every copy of it: which of them are sent is what tells something.
      const { words, ...rest } = message
      if (words?.list !== undefined) packing = new Packing(words.list)
      frames.push(JSON.stringify(rest))
    })
  })
  return frames
}
