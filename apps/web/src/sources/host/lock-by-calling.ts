import { randomHex } from '../random.ts'
import { HostFailure } from './failure.ts'

/** What is called out about a game: someone would like it, or tells one who asked that it is taken. */
type Call =
  | { readonly says: 'may-I'; readonly who: string }
  | { readonly says: 'taken'; readonly to: string }

/** How long silence must last to mean that nobody has the game. */
const SILENCE = 400

/**
 * Claims a game by asking all other tabs whether they have it: who does answers until it ends. Of two
 * who ask at once the one with the lower name goes first. Rejects once `patience` ran out.
 */
export async function claimByCalling(id: string, patience: number): Promise<void> {
  const channel = new BroadcastChannel(`meadhall game ${id}`)
  const who = randomHex(8)
  const call = (words: Call) => channel.postMessage(words)
  let isMine = false
  let isRefused = false
  channel.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    if (data.says === 'taken') isRefused ||= data.to === who
    else if (isMine || who < data.who) call({ says: 'taken', to: data.who })
    else isRefused = true
  })
  const end = performance.now() + patience
  while (!isMine) {
    isRefused = false
    call({ says: 'may-I', who })
    await new Promise((resolve) => setTimeout(resolve, SILENCE))
    isMine = !isRefused
    if (isMine || performance.now() < end) continue
    channel.close()
    throw new HostFailure('elsewhere', id)
  }
}
