/**
 * The attackers, in a process of their own, so that what they take is not taken from those who measure.
 * They end when they are told to, or with whoever started them.
 */
import { setPriority } from 'node:os'
import { ASSAULTS } from './assaults/index.ts'

/** What they are told when they begin. */
export interface Orders {
  readonly port: number
  readonly tables: readonly string[]
  /** How many addresses each kind of attack comes from. */
  readonly addresses: number
  /** Which kinds of attack: all, unless told. */
  readonly only?: string | undefined
}

/** After the server and those who play: on two cores they would take what they attack. */
const NICE = 5

const counts: Record<string, number> = {}
let isOver = false

async function attack(orders: Orders): Promise<void> {
  const all = Object.entries(ASSAULTS).flatMap(([name, assault], kind) => {
    if (orders.only !== undefined && orders.only !== name) return []
    counts[name] = 0
    return Array.from({ length: orders.addresses }, async (_, number) => {
      const ground = {
        ...orders,
        from: `127.0.${kind + 2}.${number + 1}`,
        isOver: () => isOver,
        sent: (count = 1) => {
          counts[name] = (counts[name] ?? 0) + count
        },
      }
      // Whoever is turned away comes back.
      while (!isOver) await assault(ground).catch(() => pause())
    })
  })
  await Promise.all(all)
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}

process.on('disconnect', () => process.exit())
process.on('message', (orders: Orders | 'count' | 'over') => {
  if (orders === 'count') return void process.send?.(counts)
  if (orders === 'over') {
    isOver = true
    process.send?.(counts, () => process.exit())
    return
  }
  setPriority(NICE)
  void attack(orders)
})
