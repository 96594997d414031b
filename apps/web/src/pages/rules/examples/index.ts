import { parseScenario, type Scenario } from '@meadhall/kernel'

const FILES = import.meta.glob<string>('../../../../../../packages/game-*/scenarios/*.json', {
  query: '?raw',
  import: 'default',
})
const RULES = import.meta.glob<readonly string[]>(
  '../../../../../../packages/game-*/scenarios/*.json',
  { import: 'rules', eager: true },
)

/** The examples of a rule: those first that are about it above all. */
export function examplesOf(id: string): string[] {
  const files = Object.entries(RULES).filter(([, rules]) => rules.includes(id))
  return files
    .toSorted(([, one], [, other]) => one.indexOf(id) - other.indexOf(id))
    .map(([path]) => path)
}

export async function loadExample(path: string): Promise<Scenario> {
  const load = FILES[path]
  if (load === undefined) throw new Error(`no example in ${path}`)
  return parseScenario(await load())
}
