import type { Attempt } from './generate/index.ts'
import { type Clan, FJORDS, type Place, PROVINCES } from './rules/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** The position as the `given` of a scenario (docs/scenarios.md). */
export function givenInWords({ position, pillager }: Attempt): Fields {
  const { age, clans, tokens, destroyed, pillaged, discard } = position
  const names = clans.map(({ name }) => name)
  return {
    clans: names,
    age,
    turn: names[pillager],
    passed: clans.filter(({ passed }) => passed).map(({ name }) => name),
    board: boardInWords(clans),
    tokens,
    destroyed,
    pillaged,
    discard,
    ...Object.fromEntries(clans.map((clan) => [clan.name, clanInWords(clan)])),
  }
}

function boardInWords(clans: readonly Clan[]): Fields {
  const places = [...PROVINCES, ...FJORDS].map(
    (place) =>
      [place, clans.flatMap((clan) => figuresInWords(clan, place, `${clan.name} `))] as const,
  )
  return Object.fromEntries(places.filter(([, figures]) => figures.length > 0))
}

function figuresInWords({ figures }: Clan, place: Place, before = ''): string[] {
  const kinds = figures.filter((figure) => figure.place === place).map(({ kind }) => kind)
  const warriors = kinds.filter((kind) => kind === 'warrior').length
  const others = kinds.filter((kind) => kind !== 'warrior')
  const counted = warriors > 1 ? [`${warriors} warriors`] : ['warrior'].slice(0, warriors)
  return [...others, ...counted].map((words) => before + words)
}

function clanInWords(clan: Clan): Fields {
  const { glory, rage, steps, upgrades, hand, shown } = clan
  return { glory, rage, steps, upgrades, hand, shown, valhalla: figuresInWords(clan, 'valhalla') }
}

/** What the pillager does. */
export function actionInWords({ again, province }: Attempt): string {
  return `${again ? 'challenge' : 'pillage'} ${province}`
}
