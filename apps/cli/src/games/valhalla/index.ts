import {
  type GameMessage,
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
import { inOrder, inWords } from '@meadhall/spoken/valhalla'
import type { Asked, Closing, GameWords, Table, TerminalGame } from '../../play/game.ts'
import { endingLines, pointsBySource } from './ending.ts'
import { explain } from './explain.ts'
import { faceWith, type Scene, type SeatNames, seatNames, TEXTS } from './face.ts'
import { handLines } from './hand.ts'
import { groupingOf } from './labels.ts'
import { boardLines, questionLines, screenLines } from './screen.ts'
import { storyLines } from './story.ts'
import { understand } from './understand.ts'

const WORDS: GameWords = {
  answers: [
    '  play ulf       play ulf and bersi      attack sigurd      draw',
    '  arm ulf        reroll miss             tactic fury        done',
    '  In other decisions the name is enough: ulf, fury, axe, no.',
    'At any time:',
    '  ? CARD, ? JARL           explains a card or a Jarl: ? fury, ? sigurd, ? loki',
    '  ? RULE, ? CHAPTER        shows the rule or chapter: ? VH-33, ? R28, ? battle',
  ],
  legend: [
    'Warriors: "Ulf (Wolf 2: spear)" is name, clan, strength and needed weapons.',
    'Dice: * is a grey die, + a card that counts as one. Captured "3 of 2" means',
    'three shields from two players; Valhalla "4 (9)" four cards worth 9 glory.',
    'Among the players * took the first turn; "king 2" is a king on level 2.',
  ],
  answer: 'play ulf',
  why: 'attack sigurd',
  explain: '? fury, ? sigurd, ? VH-33, ? battle',
  explained: 'card, Jarl, rule or chapter',
  rival: 'player',
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
function namesAt(events: readonly ValhallaEvent[], { options, monster }: State): SeatNames {
  const name = monster === null ? undefined : TEXTS[`monster.${options.monster}.name`]
  return name === undefined ? seatNames(events) : { ...seatNames(events), [seatName(-1)]: name }
}

function tableAt(moment: ValhallaMoment): Table {
  const { view, seat, paint, state, decision, legal, events: heard } = moment
  const scene: Scene = {
    ...faceWith(paint, namesAt(heard, state), seat),
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
    inWords: (action: ValhallaAction) => inWords(view, action, scene.tongue),
    sayReason: (reason) => scene.tell(reasonMessage(reason)),
    sayText: (message) => scene.tell(message as GameMessage),
    explain: (words) => explain(scene, words),
  }
}

/** Valhalla in the terminal. */
export const valhallaTerminal: TerminalGame = {
  rules: valhalla,
  title: 'Valhalla',
  players: 4,
  options: {
    loki: "Loki's Trick: consolation for whoever loses",
    lokiCard: 'the Loki card by name, such as shared-table (random)',
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
  words: WORDS,
  greeting(state: State, seat) {
    const { jarl } = at(state.players, seat)
    const monster = TEXTS[`monster.${state.options.monster}.name`]
    if (state.monster !== null)
      return `You fight ${monster}, difficulty ${state.options.difficulty}`
    return jarl === null ? `You are player ${seat + 1}` : `You are led by ${TEXTS[jarlName(jarl)]}`
  },
  tableAt,
  teller(paint) {
    const heard: ValhallaEvent[] = []
    return {
      tell(events: readonly ValhallaEvent[]) {
        heard.push(...events)
        return storyLines(faceWith(paint, seatNames(heard)), events)
      },
    }
  },
  ending({ state, outcome, events, seat }: ValhallaClosing, paint) {
    const face = faceWith(paint, namesAt(events, state))
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
