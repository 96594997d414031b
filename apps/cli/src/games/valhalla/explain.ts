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
import { jarlText, wholeCard } from './card.ts'
import { type Face, nameOf, type Scene, TEXTS } from './face.ts'
import { monsterLines } from './monster.ts'

const rulebook = new Rulebook('VH-', 'valhalla.md')
/** More than these of a kind are too many to read. */
const SHOWN = 8

/** What is to be said about a card, a Jarl or a rule; `null` if the words name none. */
export function explain(scene: Scene, words: string): string[] | null {
  const rules = rulebook.find(words)
  if (/\d/.test(words)) return rules.length > 0 ? ruleLines(scene, rules) : null
  const tokens = tokensIn(words)
  const lines = [
    ...jarlsNamed(tokens).flatMap((jarl) => jarlLines(scene, jarl)),
    ...cardsNamed(tokens).flatMap((card) => wrap(wholeCard(scene, card), WIDTH, '  ')),
    ...themeLines(scene, tokens),
    ...lokiLines(scene, tokens),
    ...(tokens.includes('monster') ? monsterLines(scene) : []),
    ...ruleLines(scene, rules),
  ]
  return lines.length === 0 ? null : lines
}

function named<T>(tokens: readonly string[], things: readonly T[], name: (thing: T) => string) {
  const phrases = (thing: T) => [{ ways: [wordsIn(name(thing))], optional: false }]
  return nearest(tokens, things, phrases).found.slice(0, SHOWN)
}

function jarlsNamed(tokens: readonly string[]): readonly JarlCard[] {
  return named(tokens, JARLS, ({ id }) => TEXTS[jarlName(id)] ?? '')
}

function jarlLines(face: Face, { id }: JarlCard): string[] {
  const text = `${face.paint.strong(nameOf(face, jarlName(id)))} (Jarl): ${jarlText(face, id)}`
  return wrap(text, WIDTH, '  ')
}

function cardsNamed(tokens: readonly string[]): readonly CardId[] {
  const ids = CARDS.map(({ id }) => id)
  return named(tokens, ids, (id) => TEXTS[`card.${id}.name`] ?? '')
}

const THEMES = Object.keys(TEXTS).flatMap(
  (key) => /^((?:module|variant)\.\w+)\.name$/.exec(key)?.[1] ?? [],
)

/** Modules and variants by their names. */
function themeLines(face: Face, tokens: readonly string[]): string[] {
  return named(tokens, THEMES, (theme) => TEXTS[`${theme}.name`] ?? '').flatMap((theme) =>
    wrap(
      `${face.paint.strong(TEXTS[`${theme}.name`] ?? '')}: ${TEXTS[`${theme}.text`]}`,
      WIDTH,
      '  ',
    ),
  )
}

/** The Loki card of this game, line by line. */
function lokiLines(scene: Scene, tokens: readonly string[]): string[] {
  const card = LOKI.find(({ id }) => id === scene.view.loki)
  if (card === undefined || !tokens.some((token) => token.startsWith('loki'))) return []
  const lines = card.lines.flatMap(({ min, max }, index) =>
    wrap(
      `  Lost by ${min}${max === null ? ' or more' : `–${max}`}: ${scene.say(lokiMessage(card.id, index))}`,
      WIDTH,
      '    ',
    ),
  )
  return [scene.paint.strong(scene.say({ key: `loki.${card.id}.name`, params: {} })), ...lines]
}

function ruleLines({ paint }: Face, rules: readonly RuleText[]): string[] {
  return rules.flatMap(({ id, text }) => wrap(`${paint.strong(id)} ${text}`, WIDTH, '  '))
}
