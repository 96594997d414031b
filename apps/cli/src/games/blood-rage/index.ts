import {
  type BloodRageAction,
  type BloodRageDecision,
  type BloodRageEvent,
  bloodRage,
  type GameMessage,
  reasonMessage,
  type State,
  type View,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { inOrder, inWords } from '@meadhall/spoken/blood-rage'
import type { Asked, Closing, GameWords, Table, TerminalGame } from '../../play/game.ts'
import { clansLines } from './clans.ts'
import { endingLines, gloryBySource } from './ending.ts'
import { explain } from './explain.ts'
import { faceWith, type Scene } from './face.ts'
import { handLines } from './hand.ts'
import { groupingOf } from './labels.ts'
import { mapLines } from './map.ts'
import { questionLines, screenLines } from './screen.ts'
import { storyLines } from './story.ts'
import { understand } from './understand.ts'

const WORDS: GameWords = {
  answers: [
    '  invade warrior gimle     inv war gim       march gimle to horgr',
    '  upgrade troll            quest alfheim     pillage utgard        pass',
    '  In other decisions the name is enough: tyrs smash, warrior gimle, rage, yes.',
    'At any time:',
    '  ? CARD, ? PLACE          explains a card or a province: ? troll, ? gimle',
    '  ? RULE, ? CHAPTER        shows the rule or chapter: ? BR-5.6, ? 6, ? march',
  ],
  legend: [
    'On the map: L Leader, W Warrior, S Ship; "+S" is support from the fjord; "2/5"',
    'means two empty villages of five. Among the clans: "4/6·1" is what is left of',
    'Rage (or stands on the board, for Horns), the value and the step of the stat;',
    '* marks the first player. On cards: STR 2* means the card costs no Rage.',
  ],
  answer: 'invade warrior gimle',
  why: 'pillage gimle',
  explain: '? troll, ? gimle, ? BR-5.6, ? march',
  explained: 'card, place, rule or chapter',
  rival: 'clan',
}

interface BloodRageMoment extends Asked {
  readonly state: State
  readonly view: View
  readonly decision: BloodRageDecision
  readonly legal: readonly BloodRageAction[]
  readonly events: readonly BloodRageEvent[]
}

interface BloodRageClosing extends Closing {
  readonly state: State
  readonly events: readonly BloodRageEvent[]
}

function tableAt({ view, seat, paint, state, decision, legal }: BloodRageMoment): Table {
  const scene: Scene = { ...faceWith(paint, at(view.clans, seat).clan), view, seat }
  return {
    screen: (events: readonly BloodRageEvent[], isTall) =>
      screenLines(scene, { decision, events, isTall }),
    question: () => questionLines(scene, decision),
    answers: () => inOrder(decision, legal),
    grouping: () => groupingOf(scene, decision),
    board: () => [...mapLines(scene), '', ...clansLines(scene)],
    hand: () => handLines(scene, true),
    story: (events: readonly BloodRageEvent[], all) => storyLines(scene, events, all),
    understand: (words) => understand(words, { state, decision, legal }),
    inWords: (action: BloodRageAction) => inWords(action),
    sayReason: (reason) => scene.say(reasonMessage(reason)),
    sayText: (message) => scene.say(message as GameMessage),
    explain: (words) => explain(scene, words),
  }
}

/** Blood Rage in the terminal. */
export const bloodRageTerminal: TerminalGame = {
  rules: bloodRage,
  title: 'Blood Rage',
  players: 4,
  options: {
    clans: 'the clan of each seat: wolf,bear,raven',
    firstPlayer: 'the seat that begins, from 1',
    firstGame: 'the easier first game: no draft in age 1',
  },
  words: WORDS,
  greeting(state: State, seat) {
    const { clan } = at(state.clans, seat)
    return `You lead the clan ${clan.charAt(0).toUpperCase()}${clan.slice(1)}`
  },
  tableAt,
  teller(paint) {
    const face = faceWith(paint)
    return { tell: (events: readonly BloodRageEvent[]) => storyLines(face, events) }
  },
  ending({ state, outcome, events, seat }: BloodRageClosing, paint) {
    return outcome === null ? [] : endingLines(faceWith(paint), state, outcome, events, seat)
  },
  report({ state, events }: BloodRageClosing) {
    const clans = state.clans.map((clan) => clan.clan)
    return {
      clans,
      age: state.age,
      scores: state.clans.map((clan) => clan.glory),
      gloryBySource: gloryBySource(events, clans),
    }
  },
}
