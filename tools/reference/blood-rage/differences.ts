import type { Clan, Position } from './rules/index.ts'

/** Everything in which two positions differ, in words; lists are compared without their order. */
export function positionDifferences(
  engine: Position,
  reference: Position,
  withShown: boolean,
): string[] {
  return [
    ...differing('pillaged', engine.pillaged, reference.pillaged),
    ...differing('discard', engine.discard, reference.discard),
    ...engine.clans.flatMap((clan, seat) =>
      clanDifferences(clan, reference.clans[seat], withShown),
    ),
  ]
}

function clanDifferences(engine: Clan, reference: Clan | undefined, withShown: boolean): string[] {
  if (reference === undefined) return [`${engine.name} is missing`]
  const of = (part: string) => `${engine.name}'s ${part}`
  return [
    ...differing(of('Glory'), [engine.glory], [reference.glory]),
    ...differing(of('Rage'), [engine.rage], [reference.rage]),
    ...differing(of('steps'), Object.entries(engine.steps), Object.entries(reference.steps)),
    ...differing(of('upgrades'), engine.upgrades, reference.upgrades),
    ...differing(of('hand'), engine.hand, reference.hand),
    ...(withShown ? differing(of('known cards'), engine.shown, reference.shown) : []),
    ...differing(of('figures'), places(engine), places(reference)),
  ]
}

function places({ figures }: Clan): string[] {
  return figures.map(({ kind, place }) => `${kind} ${place}`)
}

export function differing(
  what: string,
  engine: readonly unknown[],
  reference: readonly unknown[],
): string[] {
  const [ours, theirs] = [engine, reference].map((list) => list.map(String).sort().join(', '))
  return ours === theirs ? [] : [`${what}: engine ${ours || '-'}; reference ${theirs || '-'}`]
}
