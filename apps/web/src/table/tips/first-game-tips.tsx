import { lazy, Suspense } from 'react'
import { useTable } from '../context.tsx'

const Tips = lazy(() => import('./tips.tsx'))

/** Tips are for a first game that is played: by the option of that name, which every game has. */
export function FirstGameTips() {
  const isFirst = useTable(({ info }) => isFirstGame(info.options))
  const isTape = useTable(({ source }) => source.tape !== undefined)
  if (!isFirst || isTape) return null
  return (
    <Suspense fallback={null}>
      <Tips />
    </Suspense>
  )
}

function isFirstGame(options: unknown): boolean {
  return (options as { readonly firstGame?: unknown } | null)?.firstGame === true
}
