import type { Me } from '@meadhall/protocol'
import { useEffect } from 'react'
import { useMe, whoAmI } from './me.ts'

/** Who the visitor is; `null`: nobody yet, `undefined`: not known yet. */
export function useVisitor(): Me | null | undefined {
  const me = useMe((state) => state.me)
  useEffect(() => {
    if (me === undefined) whoAmI().catch(() => undefined)
  }, [me])
  return me
}
