/** How many mutants the tests noticed, and which they did not. */
import type { Fate, Verdict } from './hunt.ts'
import { describeMutant } from './mutant.ts'

export interface Tally {
  readonly mutants: number
  readonly killed: number
  readonly timedOut: number
  readonly survived: number
  readonly equivalent: number
  /** Of those that are not equivalent, how many of a hundred were noticed; null if there is none. */
  readonly score: number | null
}

export function tallyOf(fates: readonly Fate[]): Tally {
  const count = (verdict: Verdict) => fates.filter((fate) => fate.verdict === verdict).length
  const equivalent = count('equivalent')
  const noticed = count('killed') + count('timed out')
  const judged = fates.length - equivalent
  return {
    mutants: fates.length,
    killed: count('killed'),
    timedOut: count('timed out'),
    survived: count('survived'),
    equivalent,
    score: judged === 0 ? null : Math.round((1000 * noticed) / judged) / 10,
  }
}

/** The tallies of the folders, in their order: `phases`, `effects`, … */
export function tallyByFolder(fates: readonly Fate[]): [string, Tally][] {
  const byFolder = Map.groupBy(fates, ({ mutant }) => mutant.file.split('/').at(-2) ?? '')
  return [...byFolder].map(([folder, ofFolder]) => [folder, tallyOf(ofFolder)])
}

/** A line for each folder and the game, then the survivors and the equivalent ones. */
export function describeFates(game: string, fates: readonly Fate[]): string {
  const rows = [...tallyByFolder(fates), ['all', tallyOf(fates)] as const]
  const listed = (['survived', 'equivalent'] as const).flatMap((verdict) =>
    fates.filter((fate) => fate.verdict === verdict).map(describeFate),
  )
  return [...rows.map(([name, tally]) => describeTally(`${game} ${name}`, tally)), ...listed].join(
    '\n',
  )
}

function describeTally(name: string, tally: Tally): string {
  const { mutants, killed, timedOut, survived, equivalent, score } = tally
  const counts = `${mutants} mutants, ${killed} killed, ${timedOut} timed out, ${survived} survived`
  return `${name}: ${counts}, ${equivalent} equivalent: ${score ?? '–'} %`
}

function describeFate({ mutant, verdict, note }: Fate): string {
  return `  ${verdict}  ${describeMutant(mutant)}  (${note})`
}
