import {
  type GameMessage,
  type JarlId,
  jarlName,
  reasonMessage,
  type State,
  seatName,
  type ValhallaAction,
  type ValhallaDecision,
  type ValhallaEvent,
  type View,
  valhalla,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { inOrder } from '@meadhall/spoken/valhalla'
import type { Asked, Closing, GameWords, Table, TerminalGame } from '../../play/game.ts'
import type { Speech } from '../../text/speech.ts'
import { endingLines, pointsBySource } from './ending.ts'
import { explain } from './explain.ts'
import { faceWith, type Scene, type SeatNames, seatNames, textsIn } from './face.ts'
import { handLines } from './hand.ts'
import { actionIn } from './in-words.ts'
import { groupingOf } from './labels.ts'
import { boardLines, questionLines, screenLines } from './screen.ts'
import { storyLines } from './story.ts'
import { understand } from './understand.ts'

function wordsIn({ t }: Speech): GameWords {
  return {
    examples: t('cli.vh.examples'),
    nameEnough: t('cli.vh.name-enough'),
    help: [
      [t('cli.vh.form.card'), t('cli.vh.help.card')],
      [t('cli.help.form.rule'), t('cli.vh.help.rule')],
    ],
    legend: t('cli.vh.legend'),
    answer: t('cli.vh.example.answer'),
    why: t('cli.vh.example.why'),
    explain: t('cli.vh.example.explain'),
    explained: t('cli.vh.explained'),
    othersActed: 'cli.undo.others-acted.player',
  }
}

interface ValhallaMoment extends Asked {
  readonly state: State
  readonly view: View
  readonly decision: ValhallaDecision
  readonly legal: readonly ValhallaAction[]
  readonly events: readonly ValhallaEvent[]
}

interface ValhallaClosing extends Closing {
  readonly state: State
  readonly events: readonly ValhallaEvent[]
}

/** Players by their Jarls, the monster by its name. */
function namesAt(
  speech: Speech,
  events: readonly ValhallaEvent[],
  { options, monster }: State,
): SeatNames {
  const name = monster === null ? undefined : textsIn(speech)[`monster.${options.monster}.name`]
  const names = seatNames(speech, events)
  return name === undefined ? names : { ...names, [seatName(-1)]: name }
}

function tableAt(speech: Speech, moment: ValhallaMoment): Table {
  const { view, seat, paint, state, decision, legal, events: heard } = moment
  const scene: Scene = {
    ...faceWith(speech, paint, namesAt(speech, heard, state), seat),
    state,
    view,
    seat,
    decision,
  }
  return {
    screen: (events: readonly ValhallaEvent[], isTall) => screenLines(scene, events, isTall),
    question: () => questionLines(scene),
    answers: () => inOrder(view, decision, legal),
    grouping: () => groupingOf(scene, legal.length),
    board: () => boardLines(scene),
    hand: () => handLines(scene, 'whole'),
    story: (events: readonly ValhallaEvent[], all) => storyLines(scene, events, all),
    understand: (words) => understand(words, scene, legal),
    inWords: (action: ValhallaAction) => actionIn(scene, action, legal),
    sayReason: (reason) => scene.tell(reasonMessage(reason)),
    sayText: (message) => scene.tell(message as GameMessage),
    explain: (words) => explain(scene, words),
  }
}

/** Who the player is, or what they fight. */
function greeting(speech: Speech, state: State, jarl: JarlId | null, seat: number): string {
  const { t } = speech
  const texts = textsIn(speech)
  const { monster, difficulty } = state.options
  if (state.monster !== null)
    return t('cli.vh.greeting.monster', {
      monster: texts[`monster.${monster}.name`] ?? '',
      difficulty,
    })
  if (jarl === null) return t('cli.vh.greeting.player', { number: seat + 1 })
  return t('cli.vh.greeting.jarl', { jarl: texts[jarlName(jarl)] ?? '' })
}

/** Valhalla in the terminal. */
export function valhallaTerminal(speech: Speech): TerminalGame {
  return {
    rules: valhalla,
    title: speech.t('cli.vh.game'),
    players: 4,
    options: {
      loki: "Loki's Trick: consolation for whoever loses",
      lokiCard: 'the Loki card by name (random; in a first game shared-table)',
      thor: "Thor's Support: help one side (3 players or more)",
      valkyries: 'Valkyries: 40 more cards, missions',
      dwarves: 'Dwarves of Svartalfheim: 40 more cards',
      tyr: "Tyr's Wrath: cards under warriors",
      king: 'King of the Hill',
      pairs: 'cooperation or alliance, for 4 or 6 players (none)',
      simple: 'no Jarls, five cards to start with',
      handDraft: 'a draft of the starting hands',
      fiveJarls: 'choose a Jarl from five',
      firstGame: 'easy Jarls; alone, a monster without traits',
      firstPlayer: 'the seat that begins, from 1 (random)',
      monster: 'alone: fenrir, jormungandr, hel or surtr (fenrir)',
      difficulty: 'alone: 1, 2 or 3 (1)',
    },
    speech,
    words: wordsIn(speech),
    greeting(state: State, seat) {
      const { jarl } = at(state.players, seat)
      return greeting(speech, state, jarl, seat)
    },
    tableAt: (moment: ValhallaMoment) => tableAt(speech, moment),
    teller(paint) {
      const heard: ValhallaEvent[] = []
      return {
        tell(events: readonly ValhallaEvent[]) {
          heard.push(...events)
          return storyLines(faceWith(speech, paint, seatNames(speech, heard)), events)
        },
      }
    },
    ending({ state, outcome, events, seat }: ValhallaClosing, paint) {
      const face = faceWith(speech, paint, namesAt(speech, events, state))
      return outcome === null ? [] : endingLines(face, state, outcome, events, seat)
    },
    report({ state, outcome, events }: ValhallaClosing) {
      return {
        jarls: state.players.map(({ jarl }) => jarl),
        scores: outcome?.scores ?? null,
        pointsBySource: pointsBySource(events, state.players.length),
      }
    },
  }
}
