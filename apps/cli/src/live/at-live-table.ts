import type { TableClient } from '@meadhall/client'
import { type AnyRules, loadGameFile } from '@meadhall/kernel'
import { terminalOf } from '../games/index.ts'
import { gameNamed } from '../games.ts'
import { writeWhole } from '../play/files.ts'
import type { Closing, TerminalGame } from '../play/game.ts'
import { type Ending, playLoop } from '../play/loop.ts'
import { Terminal } from '../play/terminal.ts'
import { WIDTH, wrap } from '../text/layout.ts'
import { type Paint, paintFor } from '../text/paint.ts'
import type { Speech } from '../text/speech.ts'
import type { Api } from './api.ts'
import { asideLines, takeAsides } from './asides.ts'
import { Connection } from './connection.ts'
import type { Contribution } from './contribution.ts'
import { type TableLink, writeLink } from './link.ts'
import { LivePlace, refusedInWords } from './live-place.ts'
import { TableNews } from './table-news.ts'

/** Somebody at the door of a table. */
export interface Arrival {
  /** Leads to the seat, now and later. */
  readonly link: TableLink
  readonly api: Api
  readonly contribution: Contribution
  /** Starts the game once all seats are taken. */
  readonly isHost: boolean
}

/** What was asked for on the command line. */
export interface Wishes {
  readonly save?: string | undefined
  readonly json: boolean
  readonly speech: Speech
}

/** Plays at a server's table until the game is over or the player leaves; gives the exit code. */
export async function atLiveTable(arrival: Arrival, wishes: Wishes): Promise<number> {
  const terminal = new Terminal({ input: process.stdin, output: process.stdout })
  const leave = (): void => terminal.leave()
  process.once('SIGTERM', leave).once('SIGHUP', leave).once('SIGINT', leave)
  const connection = connected(arrival, terminal, wishes.speech)
  takeAsides(terminal, connection.client, wishes.speech)
  try {
    return await new Evening(arrival, wishes, terminal, connection).spend()
  } finally {
    connection.close()
    terminal.close()
  }
}

/** A connection that prints what is new at the table, and looks after the contribution. */
function connected(
  { link, contribution }: Arrival,
  terminal: Terminal,
  speech: Speech,
): Connection {
  const news = new TableNews(speech)
  const connection: Connection = new Connection(link, seatSecret(link), {
    heard(message) {
      const { client } = connection
      contribution.look(client)
      terminal.interject(
        news.lines(message, client.seat).flatMap((line) => wrap(line, WIDTH, '  ')),
      )
    },
    reconnecting: () => terminal.interject([speech.t('cli.live.cut')]),
  })
  return connection
}

function seatSecret({ seat }: TableLink): { seat?: string } {
  return seat === null ? {} : { seat }
}

/** From coming in to going home. */
class Evening {
  readonly #arrival: Arrival
  readonly #wishes: Wishes
  readonly #terminal: Terminal
  readonly #connection: Connection
  readonly #paint: Paint = paintFor(process.stdout, process.env)
  #isLeft = false

  constructor(arrival: Arrival, wishes: Wishes, terminal: Terminal, connection: Connection) {
    this.#arrival = arrival
    this.#wishes = wishes
    this.#terminal = terminal
    this.#connection = connection
    void terminal.left.then(() => {
      this.#isLeft = true
    })
  }

  async spend(): Promise<number> {
    await this.#until(() => this.#client.table !== null)
    const { table } = this.#client
    if (table === null) return this.#turnedAway()
    const rules = gameNamed(table.game)
    const { title } = terminalOf(rules, this.#speech)
    const { server } = this.#arrival.link
    this.#terminal.print(wrap(this.#speech.t('cli.live.at', { title, server }), WIDTH))
    this.#terminal.print([this.#speech.t('cli.live.your-seat'), `  ${this.#wayBack}`])
    await this.#begun()
    if (this.#client.seen === null) return this.#isLeft ? this.#wentEarly() : this.#turnedAway()
    return await this.#play(rules)
  }

  get #speech(): Speech {
    return this.#wishes.speech
  }

  get #client(): TableClient {
    return this.#connection.client
  }

  get #wayBack(): string {
    const script = process.env['npm_lifecycle_event']
    const command = script === 'meadhall' ? 'npm run meadhall -- join' : 'meadhall join'
    return `${command} ${writeLink(this.#arrival.link)}`
  }

  async #until(isSo: () => boolean): Promise<void> {
    await Promise.race([this.#connection.until(isSo), this.#terminal.left])
  }

  /** Waits for the game; the host starts it when everybody is there. */
  async #begun(): Promise<void> {
    const { isHost, api, link } = this.#arrival
    const isBegun = () => this.#client.seen !== null
    if (isHost && !isBegun()) {
      await this.#until(() => isBegun() || this.#isFull())
      if (!isBegun() && this.#isFull()) await api.start(link.table)
    }
    await this.#until(isBegun)
  }

  #isFull(): boolean {
    const { table } = this.#client
    const isTaken = table?.seats.every(({ person, bot }) => person !== null || bot !== null)
    return table?.phase === 'waiting' && isTaken === true
  }

  #turnedAway(): number {
    const { problem } = this.#connection
    const why =
      problem === null
        ? this.#speech.t('cli.live.ended')
        : refusedInWords({ code: problem, why: null }, this.#speech)
    console.error(`meadhall: ${why}`)
    return 1
  }

  #wentEarly(): number {
    this.#terminal.print([this.#speech.t('cli.live.come-back'), `  ${this.#wayBack}`])
    return 0
  }

  async #play(rules: AnyRules): Promise<number> {
    const game = terminalOf(rules, this.#speech)
    const { seat } = this.#client
    if (seat === null) return this.#turnedAway()
    const place = new LivePlace(rules, seat, this.#connection, this.#terminal.left, this.#speech)
    this.#terminal.print(this.#welcome(place, game))
    const desk = {
      terminal: this.#terminal,
      game,
      paint: this.#paint,
      moreHelp: asideLines(this.#speech),
      save: () => this.#speech.t('cli.saved.live'),
    }
    const ending = await playLoop(place, desk)
    return await this.#goHome(place, game, ending)
  }

  #welcome({ state, seat }: LivePlace, game: TerminalGame): string[] {
    const help = wrap(this.#speech.t('cli.welcome.live'), WIDTH)
    return [...wrap(`${game.greeting(state, seat)}.`, WIDTH), ...help]
  }

  async #goHome(place: LivePlace, game: TerminalGame, ending: Ending): Promise<number> {
    const file = ending === 'over' ? await this.#file() : null
    const closing = this.#closing(place, file)
    if (ending === 'over') this.#terminal.print(['', ...game.ending(closing, this.#paint)])
    else this.#wentEarly()
    if (this.#wishes.json)
      this.#terminal.print([JSON.stringify(this.#report(place, game, closing, ending))])
    return 0
  }

  /** The file of the finished game, kept where it was wished for. */
  async #file(): Promise<string> {
    const { api, link } = this.#arrival
    await this.#until(() => this.#client.table?.phase === 'over')
    const text = await api.file(link.table)
    const { save } = this.#wishes
    if (save !== undefined) {
      writeWhole(save, text)
      this.#terminal.print(wrap(this.#speech.t('cli.saved', { file: save }), WIDTH, '  '))
    }
    return text
  }

  /** Once the game is over its file says how everything was. */
  #closing(place: LivePlace, file: string | null): Closing {
    const { state, outcome, events, seat, rules } = place
    const known = file === null ? state : loadGameFile(file, [rules]).game.state
    return { state: known, outcome, events, seat }
  }

  #report(place: LivePlace, game: TerminalGame, closing: Closing, ending: Ending): object {
    const { rules, seat, actions } = place
    return {
      game: rules.id,
      table: this.#arrival.link.table,
      seat: seat + 1,
      ending,
      actions,
      winners: closing.outcome?.winners.map((winner) => winner + 1) ?? null,
      ...game.report(closing),
      link: writeLink(this.#arrival.link),
    }
  }
}
