import type { Battle } from './battle.ts'
import { inWords } from './figures.ts'
import type { ClanOnTable } from './position.ts'
import { ask, clanAt } from './table.ts'
import { owns } from './upgrades.ts'

type Figures = ClanOnTable['figures']

/** These figures of a clan go to Valhalla, but for those that their clan saves (BR-11.8, BR-11.18). */
export function destroy(battle: Battle, seat: number, figures: Figures): void {
  const doomed = [...figures]
  let saved = true
  while (saved) saved = savesOne(battle, seat, doomed)
  for (const figure of doomed) {
    figure.place = 'valhalla'
    battle.deaths.push({ seat, kind: figure.kind })
  }
}

/** Asks the clan whom it saves, as long as it can; whether somebody was saved and is doomed no more. */
function savesOne({ table }: Battle, seat: number, doomed: Figures): boolean {
  const clan = clanAt(table, seat)
  const options = [...protectable(clan, doomed).map(inWords), ...ifAble('flee', doomed)]
  if (options.length === 0) return false
  const answer = ask(table, 'save-figure', seat, [...options, 'decline'])
  const saved = doomed.find((one) => (answer === 'flee' ? canFlee(one) : inWords(one) === answer))
  if (saved === undefined) return false
  if (answer === 'flee') saved.place = 'yggdrasil'
  else clan.rage -= 1
  table.notes.push(answer === 'flee' ? 'witch fled' : 'figure protected')
  doomed.splice(doomed.indexOf(saved), 1)
  return true
}

/** Frigga's Protection keeps any figure where it is, for 1 Rage each. */
function protectable(clan: ClanOnTable, doomed: Figures): Figures {
  return owns(clan, 'friggas-protection') && clan.rage >= 1 ? doomed : []
}

function ifAble(word: string, doomed: Figures): string[] {
  return doomed.some(canFlee) ? [word] : []
}

/** The Völur Witch flees to Yggdrasil, from anywhere else. */
function canFlee({ kind, place }: Figures[number]): boolean {
  return kind === 'volur-witch' && place !== 'yggdrasil'
}
