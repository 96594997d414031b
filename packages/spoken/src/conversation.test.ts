import { readFileSync } from 'node:fs'
import { given as bloodRageGiven } from '@meadhall/game-blood-rage/testing'
import { given as valhallaGiven } from '@meadhall/game-valhalla/testing'
import { describe, expect, it } from 'vitest'
import { Conversation } from './conversation.ts'
import type { Scene } from './scene.ts'
import type { Reply } from './talk.ts'
import { bloodRageTable, type Texts, valhallaTable } from './testing/tables.ts'

const POSITION = {
  wolf: { rage: 6, glory: 9, hand: ['troll', 'lord-of-hammers'] },
  raven: { glory: 16 },
  board: {
    horgr: ['wolf leader', 'wolf warrior', 'wolf warrior'],
    gimle: ['raven warrior'],
    'gimle-myrkulor': ['raven ship'],
  },
}
const bloodRage = () => bloodRageTable(() => bloodRageGiven(POSITION).state)

describe('Blood Rage in words', () => {
  it('a march with everybody is repeated back, and done when it is confirmed', () => {
    const table = bloodRage()
    expect(table.type('march horgr utgard all')).toEqual([
      'March from Horgr to Utgard for 1 Rage, with everybody who may. Press Enter to do it, or type something else.',
    ])
    table.type('')
    expect(table.type('f wolf')).toContain('Utgard: 2 Warriors, Leader.')
  })

  it('a march with some leaves the others where they are', () => {
    const table = bloodRage()
    table.type('march horgr utgard leader')
    table.type('')
    expect(table.type('f wolf')).toEqual(
      expect.arrayContaining(['Horgr: 2 Warriors.', 'Utgard: Leader.']),
    )
  })

  it('what was proposed is dropped when something else is typed', () => {
    const table = bloodRage()
    table.type('march horgr utgard all')
    expect(table.type('m horgr')).toContain('You 5: 2 Warriors, Leader.')
    expect(table.type('')).toEqual(table.type('?'))
  })

  it('tells a place with neighbours, villages, token and strengths', () => {
    const lines = bloodRage().type('m gimle')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Gimle, Alfheim.',
        'Next to Yggdrasil, Myrkulor, and Andlang.',
        'Supported from the fjord of Gimle and Myrkulor.',
        'Free villages: 4 of 5.',
        'Raven 3: 1 Warrior, beside it Ship.',
      ]),
    )
  })

  it('says why not, with the rule', () => {
    expect(bloodRage().type('w pillage gimle').join()).toContain('Rule BR-')
    expect(bloodRage().type('w invade warrior gimle')).toEqual([
      'Nothing forbids it: Invade Gimle with your Warrior for 1 Rage.',
    ])
  })

  it('tells the gap, a card, a sheet and the last things that happened', () => {
    const table = bloodRage()
    expect(table.type('g')).toEqual(['You 9, Raven 16: 8 more to win.'])
    expect(table.type('h 1').join()).toMatch(/^Troll \(Upgrade, Monster, STR 2\)\. \w/)
    expect(table.type('h lord of hammers').join()).toContain('Leader')
    expect(table.type('o raven')).toContain('Glory: 16.')
    expect(table.type('l 1')).toHaveLength(1)
  })

  it.each([
    ['99', 'There is no answer 99'],
    ['1 1 1 1 1', 'needs nothing after it'],
    ['pilage gimle', 'Did you mean “pillage”?'],
    ['f', 'f raven'],
    ['m nowhere', 'nothing called “nowhere”'],
    ['h 9', 'There is no card 9'],
    ['h tyrs', "“tyrs” could mean:,Tyr's "],
    ['x'.repeat(150), `I do not know “${'x'.repeat(40)}…”`],
    ['m '.repeat(90), 'I find nothing called “m m'],
    ['', 'Your turn: what do you do?'],
  ])('%s is answered', (line, answer) => {
    expect(bloodRage().type(line).join()).toContain(answer)
  })

  it('a province that is no more says so, and has no token', () => {
    const table = bloodRageTable(() => bloodRageGiven({ ...POSITION, destroyed: ['utgard'] }).state)
    const lines = table.type('m utgard').join(' ')
    expect(lines).toContain('Ragnarök: destroyed.')
    expect(lines).not.toContain('Token')
  })

  it('BR-5.4 says of a clan that it has passed, beside its Rage', () => {
    const raven = { glory: 16, rage: 0 }
    const given = { ...POSITION, raven, passed: ['raven'] }
    const table = bloodRageTable(() => bloodRageGiven(given).state)
    expect(table.type('o raven')).toContain('Rage: 0 of 6, step 1, passed.')
    expect(table.type('o wolf')).toContain('Rage: 6 of 6, step 1.')
  })

  it('says of a card first what its god stands for', () => {
    expect(bloodRage().type("h loki's domain").join()).toMatch(
      /^Loki's Domain \(Upgrade, Clan, STR \d\)\. Loki pays for battles you lose, .+\. \w/,
    )
  })

  it('asks for a hint and for the reasons of bots by one word', () => {
    const { talk } = bloodRage()
    expect(talk.read('hint').kind).toBe('hint')
    expect(talk.read('y').kind).toBe('reason')
  })

  it('has every heading, and a map of all places', () => {
    const sections = bloodRage().sections()
    expect(sections.map(({ id }) => id)).toEqual([
      ...['question', 'answers', 'news', 'board', 'hand', 'players', 'battle', 'log'],
    ])
    const map = sections.find(({ id }) => id === 'board')?.grid
    expect(map?.rows).toHaveLength(13)
    expect(map?.rows.every((row) => row.length === map.head.length)).toBe(true)
  })
})

describe('while others do something', () => {
  const later = ({ game, scene, tongue }: Conversation, changed: Partial<Scene>) => {
    return { game, tongue, scene: { ...scene, ...changed } }
  }
  /** The table a moment later, as the one who talked goes on. */
  const goneOn = (talk: Conversation, changed: Partial<Scene> = {}): Conversation => {
    const { game, scene, tongue } = later(talk, changed)
    return new Conversation(game, scene, tongue, talk)
  }
  const linesOf = (reply: Reply) => (reply.kind === 'say' ? reply.lines : [])

  it('a move that was repeated back can still be confirmed, and a group stays open', () => {
    const { talk } = bloodRage()
    talk.read('march horgr utgard all')
    expect(goneOn(talk).read('').kind).toBe('act')
    talk.read('1')
    const [first] = linesOf(goneOn(talk).read('?')).slice(-2)
    expect(first).toBe(linesOf(talk.read('?')).at(-2))
  })

  it('a move is not done once something else is asked, and one hears so', () => {
    const { talk } = bloodRage()
    talk.read('pillage horgr')
    const next = goneOn(talk, { question: 99, decision: null, legal: [] })
    const lines = linesOf(goneOn(next, { question: 100 }).read(''))
    expect(lines[0]).toMatch(/^The table has changed\. Not done: Pillage Horgr/)
    expect(linesOf(next.read('1'))).toEqual(['Nothing is asked of you now.'])
  })

  it('a number is for what was asked when it was typed', () => {
    const { talk } = bloodRage()
    const next = goneOn(talk, { question: 99 })
    expect(linesOf(next.read('2', talk.scene.question))).toEqual([
      'Something else is asked by now. Nothing was done.',
      ...linesOf(next.read('?')),
    ])
    expect(next.read('2', 99)).toEqual(talk.read('2'))
  })
})

describe('the battle', () => {
  it('is told with both totals', () => {
    const game = bloodRageGiven(POSITION)
    game.does('wolf', 'march horgr gimle', 'figure leader horgr', 'decline')
    game.does('raven', 'pillage gimle')
    const lines = bloodRageTable(() => game.state).type('b')
    expect(lines.join(' ')).toMatch(/Gimle.*You: STR 3: Leader\..*Raven: STR 3: 1 Warrior, Ship\./)
  })
})

describe('Valhalla in words', () => {
  const battle = () => {
    const game = valhallaGiven({
      p1: { squad: ['arnbjorn', 'bersi'] },
      p2: { squad: ['bjarni'] },
    })
    game.dice('axe', 'sword', 'miss', 'bow', 'bow', 'miss')
    game.does('p1', 'attack p2')
    return valhallaTable(() => game.state)
  }

  it('best arms all that the dice can', () => {
    const table = battle()
    expect(table.type('best').join()).toContain('Arm the best: ')
    table.type('')
    expect(table.type('b').join(' ')).toMatch(/Armed: (Arnbjorn, Bersi|Bersi, Arnbjorn)\./)
  })

  it('a reroll names the die that is given up, then those that are rolled', () => {
    const table = battle()
    expect(table.type('reroll miss bow bow').join()).toContain('roll again: bow, bow')
    table.type('')
    expect(table.type('l 1').join()).toMatch(/You reroll/)
  })

  it('dice that are not there are not rolled', () => {
    expect(battle().type('reroll miss spear').join()).not.toContain('Press Enter')
  })
})

describe('in another language', () => {
  const files = ['blood-rage', 'blood-rage.cards', 'valhalla', 'valhalla.cards', 'spoken']
  const textsOf = (locale: string): Texts =>
    Object.assign(
      {},
      ...files.map((name) => {
        const file = new URL(`../../../languages/${locale}/${name}.json`, import.meta.url)
        return JSON.parse(readFileSync(file, 'utf8'))
      }),
    )

  it.each([
    ['pl', 'wymarsz horgr utgard wszyscy'],
    ['it', 'marcia horgr utgard tutti'],
    ['de', 'marsch horgr utgard alle'],
    ['bg', 'настъпление хьоргир утгард всички'],
  ])('%s: "%s" and the words of scenario files are the same move', (locale, words) => {
    const table = bloodRageTable(() => bloodRageGiven(POSITION).state, {
      locale,
      texts: textsOf(locale),
    })
    const said = table.type('march horgr utgard all')
    expect(said).toHaveLength(1)
    expect(table.type(words)).toEqual(said)
  })

  const SPOKEN = ['pl', 'it', 'de', 'bg']

  it.each(SPOKEN)('%s: what the help of Blood Rage gives as examples is understood', (locale) => {
    const board = { horgr: ['wolf warrior'], gimle: ['wolf warrior', 'wolf warrior'] }
    const texts = textsOf(locale)
    const table = bloodRageTable(() => bloodRageGiven({ ...POSITION, board }).state, {
      locale,
      texts,
    })
    const plain = ['invade leader horgr', 'march horgr utgard all', 'pillage gimle']
    const examples = texts['spoken.br.examples']?.split(', ')
    expect(examples?.map((one) => table.type(one))).toEqual(plain.map((one) => table.type(one)))
  })

  it.each(SPOKEN)('%s: what the help of Valhalla gives as examples is understood', (locale) => {
    const game = valhallaGiven({ p1: { squad: ['vidar', 'bersi'] }, p2: { squad: ['bjarni'] } })
    game.dice('axe', 'sword', 'miss', 'bow', 'sword', 'spear')
    game.does('p1', 'attack p2')
    const texts = textsOf(locale)
    const table = valhallaTable(() => game.state, { locale, texts })
    const plain = ['arm vidar', 'best', 'reroll sword bow']
    const examples = texts['spoken.vh.examples']?.split(', ').slice(1)
    expect(examples?.map((one) => table.type(one))).toEqual(plain.map((one) => table.type(one)))
  })
})
