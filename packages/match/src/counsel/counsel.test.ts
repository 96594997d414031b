import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { at, pick, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { journalOf } from '../journal.ts'
import { type Position, playedThrough, startOf } from '../position.ts'
import { type MatchRecord, RECORD_VERSION } from '../storing/record.ts'
import { askedOf, hintFor, lastWitnessed, whyOf, witnessedAt } from './counsel.ts'

const SEATS = 3
const STEPS = 60
/** So many reasons are looked for. */
const ENOUGH = 8
const HOW = { seed: 'counsel', budget: { iterations: 30 } }

/** A game played at random for a while. */
async function played(game: GameId): Promise<{ record: MatchRecord; position: Position }> {
  const rules = await GAMES[game].rules()
  const options = rules.parseOptions({}, SEATS)
  const seats = Array.from({ length: SEATS }, () => ({ name: '', plays: 'thrall' as const }))
  const own = { version: RECORD_VERSION, id: game, game, rulesVersion: rules.version } as const
  const record = { ...own, options, seats, seed: 'counsel', undo: 'sealed' } as const
  const rng = seedRng('counsel')
  let position = playedThrough(rules, startOf(record), [])
  for (let step = 0; step < STEPS; step++) {
    const action = pick(rng, at(position.questions, 0).legal)
    const line = { actions: [...position.game.actions, action], raises: [] }
    position = playedThrough(rules, startOf(record), journalOf(line))
  }
  return { record, position }
}

/** The cards that an action names. */
function cardsIn(action: object): string[] {
  return ['card', 'cards'].flatMap(
    (field) => (action as Record<string, string[] | string>)[field] ?? [],
  )
}

describe.each(GAME_IDS)('advice in %s', (game) => {
  it('is one of the legal answers, and none for who is not asked', async () => {
    const { position } = await played(game)
    const { norn } = await GAMES[game].bots(weightsFromDisk)
    const asked = position.questions.filter(({ legal }) => legal.length > 1)
    for (const { decision, legal } of asked) {
      const question = askedOf(position, decision.seat)
      if (question === null) throw new Error('nothing is asked')
      const hint = await hintFor(question, { bot: norn, how: HOW })
      expect(legal).toContainEqual(hint?.action)
      expect(hint?.chance).toBeGreaterThanOrEqual(0)
    }
    const idle = [0, 1, 2].filter((seat) => position.question(seat) === undefined)
    for (const seat of idle) expect(askedOf(position, seat)).toBeNull()
  })

  it('explains only what was seen whole, from the moment before', async () => {
    const { record, position } = await played(game)
    const { norn } = await GAMES[game].bots(weightsFromDisk)
    let [told, hidden] = [0, 0]
    for (let step = 1; step <= STEPS; step++) {
      const by = at(position.game.actions, step - 1).by
      expect(witnessedAt(record, position, by, step)).toBeNull()
      const viewer = (by + 1) % SEATS
      const witnessed = witnessedAt(record, position, viewer, step)
      const heard = at(position.tales, step).events.map((event) =>
        position.rules.redact(event, viewer),
      )
      if (witnessed === null) hidden += 1
      else {
        const { action } = witnessed
        expect(action).toEqual(at(position.game.actions, step - 1))
        for (const card of cardsIn(action)) expect(JSON.stringify(heard)).toContain(card)
        if (told < ENOUGH && (await whyOf(witnessed, { bot: norn, how: HOW })) !== null) told += 1
      }
    }
    expect(told).toBeGreaterThan(5)
    expect(hidden).toBeGreaterThan(0)
  })

  it('goes back to what the same seat did in the open, not beyond the own last action', async () => {
    const { record, position } = await played(game)
    const { actions } = position.game
    const before = Array.from({ length: STEPS }, (_, index) => {
      const [step, by] = [index + 1, at(actions, index).by]
      const viewer = (by + 1) % SEATS
      const witnessed = witnessedAt(record, position, viewer, step)
      return { by, viewer, step, witnessed, last: lastWitnessed(record, position, viewer, step) }
    })
    const seen = before.filter(({ witnessed }) => witnessed !== null)
    for (const { last, step, witnessed } of seen) expect(last).toEqual({ step, witnessed })
    const earlier = before.flatMap(({ last, witnessed, ...one }) =>
      witnessed === null && last !== null ? [{ ...one, last }] : [],
    )
    expect(earlier.length).toBeGreaterThan(0)
    for (const { by, viewer, step, last } of earlier) {
      expect(last.witnessed.action.by).toBe(by)
      expect(actions.slice(last.step - 1, step).some((one) => one.by === viewer)).toBe(false)
    }
  })
})
