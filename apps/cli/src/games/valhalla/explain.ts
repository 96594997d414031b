import {
  CARDS,
  type CardId,
  JARLS,
  type JarlCard,
  jarlName,
  LOKI,
  lokiMessage,
} from '@meadhall/game-valhalla'
import { nearest, tokensIn, wordsIn } from '@meadhall/spoken'
import { Rulebook, type RuleText } from '../../play/rulebook.ts'
import { WIDTH, wrap } from '../../text/layout.ts'
import { ENGLISH } from '../../text/speech.ts'
import { jarlText, wholeCard } from './card.ts'
import { type Face, nameOf, type Scene, textsIn } from './face.ts'
import { monsterLines } from './monster.ts'

const rulebooks = new Map<string, Rulebook>()

function rulebookIn(locale: string): Rulebook {
  const book = rulebooks.get(locale) ?? new Rulebook('VH-', 'valhalla.md', locale)
  rulebooks.set(locale, book)
  return book
}

/** More than these of a kind are too many to read. */
const SHOWN = 8

/** What is to be said about a card, a Jarl or a rule; `null` if the words name none. */
export function explain(scene: Scene, words: string): string[] | null {
  const rules = rulebookIn(scene.speech.locale).find(words)
  if (/\d/.test(words)) return rules.length > 0 ? ruleLines(scene, rules) : null
  const tokens = tokensIn(words)
  const lines = [
    ...jarlsNamed(scene, tokens).flatMap((jarl) => jarlLines(scene, jarl)),
    ...cardsNamed(scene, tokens).flatMap((card) => wrap(wholeCard(scene, card), WIDTH, '  ')),
    ...themeLines(scene, tokens),
    ...lokiLines(scene, tokens),
    ...(tokens.includes('monster') ? monsterLines(scene) : []),
    ...ruleLines(scene, rules),
  ]
  return lines.length === 0 ? null : lines
}

function named<T>(
  tokens: readonly string[],
  things: readonly T[],
  names: (thing: T) => readonly string[],
) {
  const phrases = (thing: T) => [{ ways: names(thing).map(wordsIn), optional: false }]
  return nearest(tokens, things, phrases).found.slice(0, SHOWN)
}

function jarlsNamed({ speech }: Face, tokens: readonly string[]): readonly JarlCard[] {
  return named(tokens, JARLS, ({ id }) => [id, textsIn(speech)[jarlName(id)] ?? ''])
}

function jarlLines(face: Face, { id }: JarlCard): string[] {
  const text = `${face.paint.strong(nameOf(face, jarlName(id)))} (Jarl): ${jarlText(face, id)}`
  return wrap(text, WIDTH, '  ')
}

function cardsNamed({ speech }: Face, tokens: readonly string[]): readonly CardId[] {
  const ids = CARDS.map(({ id }) => id)
  return named(tokens, ids, (id) => [id, textsIn(speech)[`card.${id}.name`] ?? ''])
}

const THEMES = Object.keys(textsIn(ENGLISH)).flatMap(
  (key) => /^((?:module|variant)\.\w+)\.name$/.exec(key)?.[1] ?? [],
)

/** Modules and variants by their names. */
function themeLines(face: Face, tokens: readonly string[]): string[] {
  const texts = textsIn(face.speech)
  const name = (theme: string): string => texts[`${theme}.name`] ?? ''
  return named(tokens, THEMES, (theme) => [name(theme)]).flatMap((theme) =>
    wrap(`${face.paint.strong(name(theme))}: ${texts[`${theme}.text`]}`, WIDTH, '  '),
  )
}

/** By how much one must have lost for a line of Loki's card, and what it gives. */
export function lostBy(
  { t }: Face,
  { min, max }: { readonly min: number; readonly max: number | null },
  text: string,
): string {
  return max === null ? t('cli.vh.lost-more', { min, text }) : t('cli.vh.lost', { min, max, text })
}

function isLoki({ speech }: Face, token: string): boolean {
  const [own = 'loki'] = wordsIn(textsIn(speech)['module.loki.name'] ?? '').filter((word) =>
    /^(loki|локи)/.test(word),
  )
  return token.startsWith('loki') || token.startsWith(own)
}

/** The Loki card of this game, line by line. */
function lokiLines(scene: Scene, tokens: readonly string[]): string[] {
  const card = LOKI.find(({ id }) => id === scene.view.loki)
  if (card === undefined || !tokens.some((token) => isLoki(scene, token))) return []
  const lines = card.lines.flatMap((line, index) =>
    wrap(`  ${lostBy(scene, line, scene.say(lokiMessage(card.id, index)))}`, WIDTH, '    '),
  )
  return [scene.paint.strong(scene.say({ key: `loki.${card.id}.name`, params: {} })), ...lines]
}

function ruleLines({ paint }: Face, rules: readonly RuleText[]): string[] {
  return rules.flatMap(({ id, text }) => wrap(`${paint.strong(id)} ${text}`, WIDTH, '  '))
}
