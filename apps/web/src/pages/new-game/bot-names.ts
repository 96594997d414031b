/** What bots are called. A game brought along knows its bots again by these. */
const BOT_NAMES = [
  'Astrid',
  'Bjarni',
  'Dagny',
  'Eyvind',
  'Freydis',
  'Gunnar',
  'Halvard',
  'Ingrid',
  'Ketil',
  'Ragnhild',
  'Sigrun',
  'Torstein',
  'Ulf',
  'Yrsa',
] as const

/** A name for each bot, none of them taken; which ones come is up to `random` (0 to below 1). */
export function botNames(count: number, taken: readonly string[], random = Math.random): string[] {
  const free: string[] = BOT_NAMES.filter((name) => !taken.includes(name))
  return Array.from({ length: count }, () => {
    const [name = ''] = free.splice(Math.floor(random() * free.length), 1)
    return name
  })
}

export function isBotName(name: string): boolean {
  return (BOT_NAMES as readonly string[]).includes(name)
}
