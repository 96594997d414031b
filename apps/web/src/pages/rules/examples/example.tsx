import { GAMES, type GameId, gameOfRule } from '@meadhall/games'
import { useMemo, useState } from 'react'
import { loadBoard } from '../../../boards/index.ts'
import { needWords, useWords, type Words } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { Each } from '../../../kit/each.tsx'
import { StillBoard } from '../../../still/still-board.tsx'
import type { GameBoard } from '../../../table/game-board.ts'
import { type Frame, framesOf, seatsIn } from './frames.ts'
import { examplesOf, loadExample } from './index.ts'
import './example.css'

/** So many examples of a rule are offered: some rules are in dozens of them. */
const MOST = 2

/** Folded examples of a rule, drawn when they are opened. */
export function Examples({ id }: { readonly id: string }) {
  return examplesOf(id)
    .slice(0, MOST)
    .map((path) => <Folded id={id} path={path} key={path} />)
}

interface Opened {
  readonly board: GameBoard
  readonly frames: readonly Frame[]
}

/** A rule's own game: rules that are drawn here are rules of one. */
function gameOf(id: string): GameId {
  const game = gameOfRule(id)
  if (game === null) throw new Error(`${id} is a rule of no game`)
  return game
}

async function open(id: string, path: string): Promise<Opened> {
  const game = gameOf(id)
  const [spoken, board, scenario] = await Promise.all([
    GAMES[game].scenarios(),
    loadBoard(game),
    loadExample(path),
    needWords(game),
    needWords('primer'),
  ])
  return { board, frames: framesOf(spoken, scenario) }
}

function Folded({ id, path }: { readonly id: string; readonly path: string }) {
  const { t } = useWords()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<unknown>(null)
  // The page's boundary says what to do about it.
  if (error !== null) throw error
  return (
    <details
      className="example"
      onToggle={(event) => {
        if (event.currentTarget.open && opened === null) open(id, path).then(setOpened, setError)
      }}
    >
      <summary>{t('rules.example', { id: { literal: id } })}</summary>
      {opened !== null && <Example id={id} {...opened} />}
    </details>
  )
}

function Example({ id, board, frames }: Opened & { readonly id: string }) {
  const words = useWords()
  const { t } = words
  const [at, setAt] = useState(0)
  const frame = frames[at] ?? frames[0]
  const viewer = frames[1]?.deed?.seat ?? 0
  const info = useMemo(() => infoOf(id, frames), [id, frames])
  if (frame === undefined) return null
  return (
    <div className="example-open">
      <StillBoard
        key={at}
        board={board}
        info={info}
        position={frame.position}
        viewer={viewer}
        parts={['stage', 'own']}
        label={t('primer.picture')}
      />
      <div role="status">
        <Each of={toldIn(board, words, frame, viewer)}>{(line) => <p>{line}</p>}</Each>
      </div>
      <p className="button-row">
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('primer.back')}
        </Button>
        <Button look="primary" disabled={at === frames.length - 1} onClick={() => setAt(at + 1)}>
          {t('primer.next', { step: at + 1, all: frames.length })}
        </Button>
      </p>
    </div>
  )
}

function infoOf(id: string, frames: readonly Frame[]) {
  const state = frames[0]?.position.game.state ?? {}
  return {
    id,
    game: gameOf(id),
    seats: Array.from({ length: seatsIn(state) }, () => ({ name: '', plays: 'person' as const })),
    options: null,
    undo: 'sealed' as const,
  }
}

/** What was done and what came of it, in words; or why it could not be. */
function toldIn(board: GameBoard, { t, say }: Words, { position, deed }: Frame, viewer: number) {
  if (deed === null) return [say(board.stage(position.view(viewer)))]
  const { seat, action, before, events, reason } = deed
  const decision = before.question(seat)?.decision
  const view = before.view(seat)
  const who = say(board.seat(view, seat))
  const done = decision === undefined ? null : say(board.action(view, decision, action))
  const lines = done === null ? [] : [`${who}: ${done}`]
  if (reason !== null)
    return [...lines, t('primer.refused', { reason: { literal: say(board.reason(reason)) } })]
  return [...lines, ...events.flatMap((event) => worded(board, say, event))]
}

function worded(
  board: GameBoard,
  say: Words['say'],
  event: Parameters<GameBoard['event']>[0],
): string[] {
  const message = board.event(event)
  return message === null ? [] : [say(message)]
}
