/** Games and victories of those who had something. */
export interface ShareTally {
  games: number
  wins: number
}

/** How often a card was drafted and put to use, and how those fared who had it. */
export interface CardTally {
  drafted: number
  played: number
  had: ShareTally
}

export function emptyCard(): CardTally {
  return { drafted: 0, played: 0, had: { games: 0, wins: 0 } }
}

/** What a batch of games adds up to; tallies of several batches can be merged. */
export interface Tally {
  games: number
  actions: number
  shortest: number
  longest: number
  /** By seat: sum of scores, and victories (a shared one counts as its share). */
  scores: number[]
  wins: number[]
  cards: Record<string, CardTally>
  decisions: Record<string, number>
  /** Points by where they came from, summed over all games and seats. */
  sources: Record<string, number>
  /** By Jarl, in a game that has them. */
  jarls: Record<string, ShareTally>
}

export function emptyTally(seats: number): Tally {
  const zeros = Array.from({ length: seats }, () => 0)
  return {
    games: 0,
    actions: 0,
    shortest: Number.MAX_SAFE_INTEGER,
    longest: 0,
    scores: zeros.slice(),
    wins: zeros.slice(),
    cards: {},
    decisions: {},
    sources: {},
    jarls: {},
  }
}

/** Adds one batch to another. */
export function mergeTally(into: Tally, other: Tally): void {
  into.games += other.games
  into.actions += other.actions
  into.shortest = Math.min(into.shortest, other.shortest)
  into.longest = Math.max(into.longest, other.longest)
  other.scores.forEach((score, seat) => {
    into.scores[seat] = (into.scores[seat] ?? 0) + score
    into.wins[seat] = (into.wins[seat] ?? 0) + (other.wins[seat] ?? 0)
  })
  for (const [id, card] of Object.entries(other.cards)) {
    const tally = cardTally(into, id)
    tally.drafted += card.drafted
    tally.played += card.played
    tally.had.games += card.had.games
    tally.had.wins += card.had.wins
  }
  for (const [kind, count] of Object.entries(other.decisions)) addTo(into.decisions, kind, count)
  for (const [source, sum] of Object.entries(other.sources)) addTo(into.sources, source, sum)
  mergeShares(into.jarls, other.jarls)
}

/** Adds shares to others. */
export function mergeShares(
  into: Record<string, ShareTally>,
  other: Readonly<Record<string, ShareTally>>,
): void {
  for (const [id, share] of Object.entries(other)) {
    addShare(into, id, share.games, share.wins)
  }
}

export function addShare(
  into: Record<string, ShareTally>,
  id: string,
  games: number,
  wins: number,
): void {
  const share = into[id] ?? { games: 0, wins: 0 }
  into[id] = share
  share.games += games
  share.wins += wins
}

export function cardTally(tally: Tally, id: string): CardTally {
  const found = tally.cards[id]
  if (found !== undefined) return found
  const fresh = emptyCard()
  tally.cards[id] = fresh
  return fresh
}

export function addTo(counts: Record<string, number>, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by
}
