import type { MonsterId } from '@meadhall/game-valhalla'
import { lazy, memo, Suspense } from 'react'

/** Only whoever plays alone sees a monster: its drawing is fetched when it comes to that. */
const Picture = lazy(() => import('../../../art/valhalla/monster-picture.tsx'))

export const MonsterArt = memo(function MonsterArt({ monster }: { readonly monster: MonsterId }) {
  return (
    <Suspense fallback={<svg viewBox="0 0 400 300" aria-hidden="true" />}>
      <Picture value={monster} />
    </Suspense>
  )
})
