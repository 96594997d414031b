import { readFileSync } from 'node:fs'
import { pageOnDisk } from '@meadhall/words/from-disk'

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
    const rule = /^- ([A-Z]+-R?\d+(?:\.\d+)?) (.*)$/.exec(line)
    if (rule?.[1] && rule[2]) rules.push({ id: rule[1], section, text: plain(rule[2]) })
  }
  return rules
}

function plain(markdown: string): string {
  return markdown.replaceAll('**', '').replace(/\*([^*]+)\*/g, '$1')
}

/** The rules of one game, read when first asked for; none where the page cannot be read. */
export class Rulebook {
  readonly #page: string
  readonly #prefix: string
  readonly #locale: string
  #rules: readonly RuleText[] | undefined

  /** The ids on the page begin with `prefix` ("BR-"). */
  constructor(prefix: string, page: string, locale = 'en') {
    this.#prefix = prefix
    this.#page = page
    this.#locale = locale
  }

  get rules(): readonly RuleText[] {
    this.#rules ??= readPage(this.#page, this.#locale)
    return this.#rules
  }

  /** The rules that words ask for: an id ("BR-5.6", "5.6"), a chapter ("5") or a heading. */
  find(words: string): readonly RuleText[] {
    const said = words.trim().toUpperCase()
    const bare = said.startsWith(this.#prefix) ? said.slice(this.#prefix.length) : said
    if (/^R?\d+(\.\d+)?$/.test(bare)) return this.#byId(this.#prefix + bare)
    if (said.length < 3) return []
    return this.rules.filter(({ section }) => section.toUpperCase().includes(said))
  }

  #byId(id: string): readonly RuleText[] {
    const exact = this.rules.filter((rule) => rule.id === id)
    return exact.length > 0 ? exact : this.rules.filter((rule) => rule.id.startsWith(`${id}.`))
  }
}

function readPage(page: string, locale: string): RuleText[] {
  try {
    const translated = locale === 'en' ? undefined : pageOnDisk(locale, `rules/${page}`)
    return parseRulebook(translated ?? readFileSync(new URL(page, PAGES), 'utf8'))
  } catch {
    return []
  }
}
