import { readFileSync } from 'node:fs'

/** One rule of a rulebook page with the heading it stands under. */
export interface RuleText {
  readonly id: string
  readonly section: string
  readonly text: string
}

const PAGES = new URL('../../../../docs/rules/', import.meta.url)

/** Reads the rules of a game's page: every list item that begins with a rule's id. */
export function parseRulebook(markdown: string): RuleText[] {
  const rules: RuleText[] = []
  let section = ''
  for (const line of markdown.split('\n')) {
    const heading = /^#+\s+(.*)$/.exec(line)
    if (heading?.[1] !== undefined) section = heading[1]
    const rule = /^- ([A-Z]+-\d+\.\d+) (.*)$/.exec(line)
    if (rule?.[1] && rule[2]) rules.push({ id: rule[1], section, text: plain(rule[2]) })
  }
  return rules
}

function plain(markdown: string): string {
  return markdown.replaceAll('**', '').replace(/\*([^*]+)\*/g, '$1')
}

let blood: readonly RuleText[] | undefined

/** The rules of Blood Rage; none where the page cannot be read. */
export function rulebook(): readonly RuleText[] {
  try {
    blood ??= parseRulebook(readFileSync(new URL('blood-rage.md', PAGES), 'utf8'))
  } catch {
    blood = []
  }
  return blood
}

/** The rules that a word asks for: an id ("BR-5.6", "5.6"), a chapter ("5") or a heading. */
export function rulesFor(word: string): readonly RuleText[] {
  const id = /^(?:br-?)?(\d+)(?:\.(\d+))?$/i.exec(word.trim())
  if (id !== null) {
    const wanted = id[2] === undefined ? `BR-${id[1]}.` : `BR-${id[1]}.${id[2]}`
    return rulebook().filter((rule) =>
      id[2] === undefined ? rule.id.startsWith(wanted) : rule.id === wanted,
    )
  }
  const said = word.trim().toLowerCase()
  if (said.length < 3) return []
  return rulebook().filter(({ section }) => section.toLowerCase().includes(said))
}
