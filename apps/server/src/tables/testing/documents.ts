import { bloodRage } from '@meadhall/game-blood-rage'
import { TablePlan } from '@meadhall/protocol'
import * as v from 'valibot'
import { newTable, sit } from '../../table-doc/seating.ts'
import type { TableDoc } from '../../table-doc/table-doc.ts'

const HASH = 'a'.repeat(64)

/** A table whose seats are given by letters: `ppb` is two people and a bot; `.` is a free seat. */
export function seatedTable(letters: string, change: Partial<TableDoc> = {}): TableDoc {
  const seats = [...letters].map((letter) =>
    letter === 'b' ? { for: 'bot' as const, level: 'thrall' as const } : { for: 'anyone' as const },
  )
  const plan = v.parse(TablePlan, { game: 'blood-rage', seats })
  let doc = newTable(bloodRage, plan, { id: 't', host: 'p0', commitment: HASH, now: 0 })
  for (const [seat, letter] of [...letters].entries()) {
    if (letter !== 'p') continue
    const person = { id: `p${seat}`, name: `Player ${seat}` }
    doc = sit(doc, { person, seat, invited: null, commitment: null, contribution: null }).doc
  }
  return { ...doc, ...change }
}
