import type { ReadWeights } from '@meadhall/bots'

/** Where the build has put the networks; the service worker keeps them for the time without a net. */
const ADDRESSES = import.meta.glob<string>('../../../../../packages/bots/weights/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A network by its game. */
export const readWeights: ReadWeights = async (game) => {
  const found = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${game}.bin`))
  if (found === undefined) throw new Error(`no network for ${game}`)
  const response = await fetch(found[1])
  if (!response.ok) throw new Error(`the network for ${game} cannot be read: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
