import { Suspense, useMemo } from 'react'
import { useTable, useTableContext } from '../context.tsx'
import { SceneContext } from './beats.ts'
import { endScene, playingIn } from './playing.ts'

/** Whether something is played on the stage now. */
export function useIsPlaying(): boolean {
  return useTable(({ scenes, recalled }) => scenes.length > 0 || recalled !== null)
}

/** The scene being played, over the whole stage. */
export function SceneLayer() {
  const { store, pacer, isUnattended } = useTableContext()
  const board = useTable((table) => table.board)
  const info = useTable((table) => table.info)
  const scenes = useTable((table) => table.scenes)
  const recalled = useTable((table) => table.recalled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a scene tells does not change while it is played
  const playing = useMemo(() => playingIn(store.getState()), [store, scenes, recalled])
  const context = useMemo(() => {
    const onEnd = () => {
      if (endScene(store)) pacer.hurry()
    }
    return { isRecalled: playing?.isRecalled ?? false, isUnattended, onEnd }
  }, [store, pacer, playing, isUnattended])
  if (playing === null) return null
  const { name, log, moment } = playing
  return (
    <SceneContext value={context}>
      <Suspense>
        <board.Scene key={name} name={name} log={log} moment={moment} info={info} />
      </Suspense>
    </SceneContext>
  )
}
