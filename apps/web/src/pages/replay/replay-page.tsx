import { stepIn } from '../../sources/files/share-link.ts'
import { games, recordingOf } from '../../sources/games.ts'
import type { Recording } from '../../sources/host/protocol.ts'
import { useHash } from './use-hash.ts'
import { Watching } from './watching.tsx'

/** A game of this browser, to be watched again; `#t=12` begins at a step. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const step = stepIn(useHash())
  return <Watching what={id} step={step} recording={() => storedRecording(id)} />
}

async function storedRecording(id: string): Promise<Recording> {
  const found = await (await games()).load(id)
  if (found === null) throw new Error(`no game ${id}`)
  return recordingOf(found)
}
