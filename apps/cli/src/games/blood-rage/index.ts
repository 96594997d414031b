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
import { inOrder } from '@meadhall/spoken/blood-rage'
import type { Asked, Closing, GameWords, Table, TerminalGame } from '../../play/game.ts'
import { PLAIN } from '../../text/paint.ts'
import type { Speech } from '../../text/speech.ts'
import { clansLines } from './clans.ts'
import { endingLines, gloryBySource } from './ending.ts'
import { explain } from './explain.ts'
import { faceWith, nameOf, type Scene } from './face.ts'
import { handLines } from './hand.ts'
import { actionIn } from './in-words.ts'
import { groupingOf } from './labels.ts'
import { mapLines } from './map.ts'
import { questionLines, screenLines } from './screen.ts'
import { storyLines } from './story.ts'
import { understand } from './understand.ts'

function wordsIn({ t }: Speech): GameWords {
  return {
    examples: t('cli.br.examples'),
    nameEnough: t('cli.br.name-enough'),
    help: [
      [t('cli.br.form.card'), t('cli.br.help.card')],
      [t('cli.help.form.rule'), t('cli.br.help.rule')],
    ],
    legend: t('cli.br.legend'),
    answer: t('cli.br.example.answer'),
    why: t('cli.br.example.why'),
    explain: t('cli.br.example.explain'),
    explained: t('cli.br.explained'),
    othersActed: 'cli.undo.others-acted.clan',
  }
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

function tableAt(speech: Speech, moment: BloodRageMoment): Table {
  const { view, seat, paint, state, decision, legal } = moment
  const scene: Scene = { ...faceWith(speech, paint, at(view.clans, seat).clan), view, seat }
  return {
    screen: (events: readonly BloodRageEvent[], isTall) =>
      screenLines(scene, { decision, events, isTall }),
    question: () => questionLines(scene, decision),
    answers: () => inOrder({ view, decision, legal }),
    grouping: () => groupingOf(scene, decision),
    board: () => [...mapLines(scene), '', ...clansLines(scene)],
    hand: () => handLines(scene, true),
    story: (events: readonly BloodRageEvent[], all) => storyLines(scene, events, all),
    understand: (words) => understand(words, { state, decision, legal }, speech),
    inWords: (action: BloodRageAction) => actionIn(scene, action, { state, decision, legal }),
    sayReason: (reason) => scene.say(reasonMessage(reason)),
    sayText: (message) => scene.say(message as GameMessage),
    explain: (words) => explain(scene, words),
  }
}

/** Blood Rage in the terminal. */
export function bloodRageTerminal(speech: Speech): TerminalGame {
  return {
    rules: bloodRage,
    title: speech.t('cli.br.game'),
    players: 4,
    options: {
      clans: 'the clan of each seat: wolf,bear,raven',
      firstPlayer: 'the seat that begins, from 1',
      firstGame: 'the easier first game: no draft in age 1',
    },
    speech,
    words: wordsIn(speech),
    greeting(state: State, seat) {
      const { clan } = at(state.clans, seat)
      return speech.t('cli.br.greeting', { clan: nameOf(faceWith(speech, PLAIN), `clan.${clan}`) })
    },
    tableAt: (moment: BloodRageMoment) => tableAt(speech, moment),
    teller(paint) {
      const face = faceWith(speech, paint)
      return { tell: (events: readonly BloodRageEvent[]) => storyLines(face, events) }
    },
    ending({ state, outcome, events, seat }: BloodRageClosing, paint) {
      return outcome === null
        ? []
        : endingLines(faceWith(speech, paint), state, outcome, events, seat)
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
}
