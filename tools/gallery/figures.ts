/** How a card fared, in whole per cent: games in which it was taken, victories of those who had it. */
export interface Fared {
  readonly taken: number
  readonly won: number
}

/** What the gallery shows of a run of games between bots. */
export interface Figures {
  readonly version: 1
  readonly players: number
  readonly bots: string
  readonly games: number
  readonly seed: string
  /** By card, or by Jarl ("jarl.egil"). */
  readonly cards: Readonly<Record<string, Fared>>
}

interface Share {
  readonly games: number
  readonly wins: number
}

/** What is read of `meadhall simulate --json`. */
export interface Simulated {
  readonly games: number
  readonly cards: Readonly<Record<string, { readonly had: Share }>>
  readonly jarls?: Readonly<Record<string, Share>>
}

const percent = (part: number, whole: number) => Math.round((100 * part) / whole)

/** Cards that nobody ever had are left out: nothing can be said of them. */
export function faredIn({ games, cards, jarls = {} }: Simulated): Record<string, Fared> {
  const shares = [
    ...Object.entries(cards).map(([id, { had }]) => [id, had] as const),
    ...Object.entries(jarls).map(([id, share]) => [`jarl.${id}`, share] as const),
  ]
  const fared = shares
    .filter(([, share]) => share.games > 0)
    .map(([id, share]) => [
      id,
      { taken: percent(share.games, games), won: percent(share.wins, share.games) },
    ])
  return Object.fromEntries(fared)
}
