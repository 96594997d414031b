import type { SpokenGame } from './game.ts'
import { gapLines } from './gap.ts'
import type { Grid, Scene, Told } from './scene.ts'
import { listed, literal, type Tongue } from './tongue.ts'

/** The parts of a spoken table in the order in which they are told. */
export const SECTIONS = [
  'question',
  'answers',
  'news',
  'board',
  'hand',
  'players',
  'battle',
  'log',
] as const
export type SectionId = (typeof SECTIONS)[number]

/** A heading and what stands under it. */
export interface Section {
  readonly id: SectionId
  readonly title: string
  readonly lines: readonly string[]
  readonly grid: Grid | null
  /** What may be chosen, in the order of its numbers. */
  readonly answers: readonly string[]
}

/** So many of the last sentences stand under their heading; a command tells more. */
const LOG_TOLD = 100

/** The whole table under plain headings. A recording asks nothing, and has no question. */
export function sectionsOf(
  game: SpokenGame,
  scene: Scene,
  answers: readonly string[],
  tongue: Tongue,
): Section[] {
  const plain = (id: SectionId, lines: readonly string[], grid: Grid | null = null): Section => {
    return { id, title: titleOf(game, id, tongue), lines, grid, answers: [] }
  }
  const isAsked = scene.decision !== null
  const isPlayed = !scene.isRecorded
  return [
    ...(isPlayed ? [plain('question', questionLines(game, scene, tongue))] : []),
    ...(isAsked ? [{ ...plain('answers', []), answers }] : []),
    { ...plain('news', newsLines(game, scene, tongue)), title: newsTitle(scene, tongue) },
    plain('board', game.boardLines(scene, tongue), game.board(scene, tongue)),
    ...(scene.viewer === null ? [] : [plain('hand', handLines(game, scene, tongue))]),
    plain('players', [], game.players(scene, tongue)),
    plain('battle', battleLines(game, scene, tongue)),
    plain('log', logLines(scene.log, tongue, LOG_TOLD).toReversed()),
  ]
}

function titleOf(game: SpokenGame, id: SectionId, tongue: Tongue): string {
  return tongue.say(id === 'board' ? game.boardTitle : { key: `spoken.section.${id}` })
}

/** "3. Troll": a line with its number. */
export function numbered(index: number, text: string, tongue: Tongue): string {
  const params = { number: index + 1, text: literal(text) }
  return tongue.say({ key: 'spoken.numbered', params })
}

/** What is asked, or for whom one waits; at the end how it ended. */
export function questionLines(game: SpokenGame, scene: Scene, tongue: Tongue): string[] {
  if (scene.outcome !== null) return endingLines(game, scene, tongue)
  if (scene.decision !== null) return game.question(scene).map(tongue.say)
  const who = scene.open.map((seat) => game.seatKey(scene, seat)).join(' ')
  if (who === '') return [tongue.say({ key: 'spoken.nothing-asked' })]
  return [tongue.say({ key: 'spoken.waiting', params: { who } })]
}

/** One's own cards with their numbers, and what one has besides. */
export function handLines(game: SpokenGame, scene: Scene, tongue: Tongue): string[] {
  const cards = game.hand(scene, tongue).map(({ short }, index) => numbered(index, short, tongue))
  const none = cards.length === 0 ? [tongue.say({ key: 'spoken.hand.none' })] : []
  return [...none, ...cards, ...game.handLines(scene, tongue)]
}

function endingLines(game: SpokenGame, scene: Scene, tongue: Tongue): string[] {
  const { outcome } = scene
  if (outcome === null) return []
  const keys = (seats: readonly number[]) =>
    seats.map((seat) => game.seatKey(scene, seat)).join(' ')
  const won = { who: keys(outcome.winners), count: outcome.winners.length }
  const over = tongue.say({ key: 'spoken.over' })
  const winner = tongue.say({
    key: won.count === 0 ? 'spoken.over.lost' : 'spoken.over.won',
    params: won,
  })
  if (outcome.scores.length < 2) return [over, winner]
  const scores = outcome.scores.map((points, seat) =>
    tongue.say({ key: 'spoken.score', params: { who: game.seatKey(scene, seat), points } }),
  )
  return [over, winner, listed(scores)]
}

/** What others did since one's own last action, where the game stands, and how far one is behind. */
export function newsLines(game: SpokenGame, scene: Scene, tongue: Tongue): string[] {
  const news = sentencesIn(newsIn(scene), tongue)
  return [
    ...(news.length === 0 ? [tongue.say({ key: 'spoken.news.none' })] : news),
    tongue.say(game.stage(scene)),
    ...gapLines(game, scene, tongue),
  ]
}

/** Who has no turns of their own hears of the last move. */
function newsIn({ log, ownStep, viewer, isRecorded }: Scene): readonly Told[] {
  if (viewer === null || isRecorded) return log.slice(-1)
  return log.filter(({ step }) => step > ownStep)
}

function newsTitle({ viewer, isRecorded }: Scene, tongue: Tongue): string {
  const isOwn = viewer !== null && !isRecorded
  return tongue.say({ key: isOwn ? 'spoken.section.news' : 'spoken.section.last' })
}

export function battleLines(game: SpokenGame, scene: Scene, tongue: Tongue): string[] {
  const lines = game.battle(scene, tongue)
  return lines.length === 0 ? [tongue.say({ key: 'spoken.battle.none' })] : lines
}

/** What happened, sentence by sentence, or its last ones; the newest comes last. */
export function logLines(log: readonly Told[], tongue: Tongue, last?: number): string[] {
  const sentences = sentencesIn(log, tongue)
  if (sentences.length === 0) return [tongue.say({ key: 'spoken.log.none' })]
  return last === undefined ? sentences : sentences.slice(-last)
}

/** The same sentence several times in a row is said once, with how often. */
function sentencesIn(log: readonly Told[], tongue: Tongue): string[] {
  const said: { text: string; times: number }[] = []
  for (const sentence of log.flatMap(({ sentences }) => sentences)) {
    const text = tongue.say(sentence)
    const before = said.at(-1)
    if (before?.text === text) before.times += 1
    else said.push({ text, times: 1 })
  }
  return said.map(({ text, times }) =>
    times === 1
      ? text
      : tongue.say({ key: 'spoken.times', params: { text: literal(text), count: times } }),
  )
}

/** A table row by row: each cell with what it is. */
export function gridLines({ head, rows }: Grid): string[] {
  return rows.map(([name = '', ...cells]) => {
    const said = cells.flatMap((cell, index) =>
      cell === '' ? [] : [`${head[index + 1]}: ${cell}`],
    )
    return `${name}. ${said.join('; ')}.`
  })
}
