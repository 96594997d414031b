import { monsterCard, monsterSide } from './row.ts'

/**
 * The four monsters of the solo game, six cards each, weakest first (VH-91): strength, limit of
 * Valhalla, attack symbols, clans, warrior symbols, trait. The second side is for an extra deck
 * (VH-108). No rulebook prints a list of them.
 */
export const MONSTER_ROWS = [
  monsterCard(
    'fenrir',
    1,
    monsterSide(7, 3, ['sword', 'axe', 'spear'], ['bear', 'deer'], 2),
    monsterSide(8, 3, ['sword', 'axe', 'spear'], ['bear', 'deer'], 2),
  ),
  monsterCard(
    'fenrir',
    2,
    monsterSide(11, 5, ['sword', 'axe', 'spear'], ['bear', 'boar'], 2, { kind: 'squadMinusOne' }),
    monsterSide(12, 5, ['sword', 'axe', 'spear'], ['bear', 'boar'], 2, { kind: 'squadMinusOne' }),
  ),
  monsterCard(
    'fenrir',
    3,
    monsterSide(16, 8, ['sword', 'axe', 'spear', 'bow'], ['deer', 'giant'], 3),
    monsterSide(17, 9, ['sword', 'axe', 'spear', 'bow'], ['deer', 'giant'], 3, {
      kind: 'muteClan',
      clan: 'boar',
    }),
  ),
  monsterCard(
    'fenrir',
    4,
    monsterSide(20, 11, ['axe', 'axe', 'spear', 'bow'], ['bear', 'deer'], 3, {
      kind: 'discardWarriorBefore',
    }),
    monsterSide(22, 12, ['axe', 'axe', 'spear', 'bow'], ['bear', 'deer'], 3, {
      kind: 'discardWarriorBefore',
    }),
  ),
  monsterCard(
    'fenrir',
    5,
    monsterSide(25, 14, ['sword', 'axe', 'spear', 'shield'], ['boar', 'wolf'], 3, {
      kind: 'muteClan',
      clan: 'deer',
    }),
    monsterSide(27, 15, ['sword', 'axe', 'spear', 'shield'], ['boar', 'wolf'], 3, {
      kind: 'muteClan',
      clan: 'deer',
    }),
  ),
  monsterCard(
    'fenrir',
    6,
    monsterSide(30, 17, ['sword', 'axe', 'spear', 'bow', 'shield'], ['bear', 'wolf', 'giant'], 4, {
      kind: 'squadMinusOne',
    }),
    monsterSide(32, 18, ['sword', 'axe', 'spear', 'bow', 'shield'], ['bear', 'wolf', 'giant'], 4, {
      kind: 'squadMinusOne',
    }),
  ),
  monsterCard(
    'jormungandr',
    1,
    monsterSide(9, 3, ['spear', 'bow', 'shield', 'shield'], ['wolf', 'boar'], 3),
    monsterSide(10, 3, ['spear', 'bow', 'shield', 'shield'], ['wolf', 'boar'], 3),
  ),
  monsterCard(
    'jormungandr',
    2,
    monsterSide(13, 6, ['sword', 'spear', 'bow', 'shield'], ['wolf', 'giant'], 3, {
      kind: 'burnDeck',
    }),
    monsterSide(14, 6, ['sword', 'spear', 'bow', 'shield'], ['wolf', 'giant'], 3, {
      kind: 'burnDeck',
    }),
  ),
  monsterCard(
    'jormungandr',
    3,
    monsterSide(18, 9, ['sword', 'spear', 'bow', 'shield', 'shield'], ['deer', 'boar'], 3, {
      kind: 'loseGloryAfterLoss',
    }),
    monsterSide(20, 10, ['sword', 'spear', 'bow', 'shield', 'shield'], ['deer', 'boar'], 3, {
      kind: 'loseGloryAfterLoss',
    }),
  ),
  monsterCard(
    'jormungandr',
    4,
    monsterSide(22, 12, ['axe', 'spear', 'bow', 'shield', 'shield'], ['bear', 'wolf'], 4),
    monsterSide(24, 13, ['axe', 'spear', 'bow', 'shield', 'shield'], ['bear', 'wolf'], 4, {
      kind: 'burnDeck',
    }),
  ),
  monsterCard(
    'jormungandr',
    5,
    monsterSide(26, 15, ['sword', 'axe', 'spear', 'bow', 'shield'], ['boar', 'giant'], 4, {
      kind: 'loseGloryAlways',
    }),
    monsterSide(28, 16, ['sword', 'axe', 'spear', 'bow', 'shield'], ['boar', 'giant'], 4, {
      kind: 'loseGloryAlways',
    }),
  ),
  monsterCard(
    'jormungandr',
    6,
    monsterSide(
      32,
      19,
      ['sword', 'axe', 'spear', 'bow', 'shield', 'shield'],
      ['wolf', 'deer', 'boar'],
      4,
      { kind: 'burnDeck' },
    ),
    monsterSide(
      35,
      20,
      ['sword', 'axe', 'spear', 'bow', 'shield', 'shield'],
      ['wolf', 'deer', 'boar'],
      4,
      { kind: 'burnDeck' },
    ),
  ),
  monsterCard(
    'hel',
    1,
    monsterSide(7, 3, ['sword', 'bow', 'shield'], ['deer', 'giant'], 2),
    monsterSide(8, 3, ['sword', 'bow', 'shield'], ['deer', 'giant'], 2),
  ),
  monsterCard(
    'hel',
    2,
    monsterSide(12, 5, ['sword', 'sword', 'bow', 'shield'], ['bear', 'deer'], 3, {
      kind: 'discardHandBefore',
    }),
    monsterSide(13, 5, ['sword', 'sword', 'bow', 'shield'], ['bear', 'deer'], 3, {
      kind: 'discardHandBefore',
    }),
  ),
  monsterCard(
    'hel',
    3,
    monsterSide(17, 8, ['sword', 'spear', 'bow', 'shield'], ['wolf', 'boar'], 3, {
      kind: 'muteClan',
      clan: 'boar',
    }),
    monsterSide(18, 9, ['sword', 'spear', 'bow', 'shield'], ['wolf', 'boar'], 3, {
      kind: 'muteClan',
      clan: 'boar',
    }),
  ),
  monsterCard(
    'hel',
    4,
    monsterSide(21, 11, ['sword', 'axe', 'bow', 'shield'], ['bear', 'giant'], 3, {
      kind: 'randomDiscardAfter',
    }),
    monsterSide(23, 12, ['sword', 'axe', 'bow', 'shield'], ['bear', 'giant'], 3, {
      kind: 'randomDiscardAfter',
    }),
  ),
  monsterCard(
    'hel',
    5,
    monsterSide(25, 14, ['sword', 'spear', 'bow', 'bow', 'shield'], ['deer', 'wolf'], 4, {
      kind: 'banPushExchange',
    }),
    monsterSide(27, 15, ['sword', 'spear', 'bow', 'bow', 'shield'], ['deer', 'wolf'], 4, {
      kind: 'banPushExchange',
    }),
  ),
  monsterCard(
    'hel',
    6,
    monsterSide(31, 17, ['sword', 'axe', 'spear', 'bow', 'shield'], ['bear', 'boar', 'giant'], 4, {
      kind: 'discardHandBefore',
    }),
    monsterSide(33, 18, ['sword', 'axe', 'spear', 'bow', 'shield'], ['bear', 'boar', 'giant'], 4, {
      kind: 'discardHandBefore',
    }),
  ),
  monsterCard(
    'surtr',
    1,
    monsterSide(8, 3, ['axe', 'axe', 'sword'], ['bear', 'boar'], 3),
    monsterSide(9, 3, ['axe', 'axe', 'sword'], ['bear', 'boar'], 3),
  ),
  monsterCard(
    'surtr',
    2,
    monsterSide(12, 5, ['sword', 'axe', 'axe', 'shield'], ['wolf', 'deer'], 3, {
      kind: 'maxTwoTactics',
    }),
    monsterSide(13, 5, ['sword', 'axe', 'axe', 'shield'], ['wolf', 'deer'], 3, {
      kind: 'maxTwoTactics',
    }),
  ),
  monsterCard(
    'surtr',
    3,
    monsterSide(16, 8, ['sword', 'axe', 'spear', 'shield'], ['bear', 'giant'], 3),
    monsterSide(17, 9, ['sword', 'axe', 'spear', 'shield'], ['bear', 'giant'], 3, {
      kind: 'loseDie',
    }),
  ),
  monsterCard(
    'surtr',
    4,
    monsterSide(20, 11, ['sword', 'axe', 'axe', 'spear', 'shield'], ['deer', 'boar'], 4, {
      kind: 'blockJarl',
    }),
    monsterSide(22, 12, ['sword', 'axe', 'axe', 'spear', 'shield'], ['deer', 'boar'], 4, {
      kind: 'blockJarl',
    }),
  ),
  monsterCard(
    'surtr',
    5,
    monsterSide(25, 14, ['sword', 'axe', 'spear', 'bow', 'shield'], ['wolf', 'giant'], 4, {
      kind: 'loseDie',
    }),
    monsterSide(26, 15, ['sword', 'axe', 'spear', 'bow', 'shield'], ['wolf', 'giant'], 4, {
      kind: 'loseDie',
    }),
  ),
  monsterCard(
    'surtr',
    6,
    monsterSide(
      29,
      17,
      ['sword', 'sword', 'axe', 'axe', 'spear', 'shield'],
      ['bear', 'wolf', 'deer'],
      4,
      { kind: 'noTactics' },
    ),
    monsterSide(
      31,
      18,
      ['sword', 'sword', 'axe', 'axe', 'spear', 'shield'],
      ['bear', 'wolf', 'deer'],
      4,
      { kind: 'noTactics' },
    ),
  ),
]
