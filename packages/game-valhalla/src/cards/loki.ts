import type { LokiRow } from './row.ts'

/** Loki's Trick (VH-54 to VH-57): what a loser may take, by how much the battle was lost. */
export const LOKI_ROWS = [
  {
    id: 'shared-table',
    startDiscard: 0,
    firstGame: true,
    lines: [
      { min: 0, max: 1, bonus: { kind: 'sendActivated', count: 'all' } },
      { min: 2, max: 3, bonus: { kind: 'sendActivated', count: 1 } },
      { min: 4, max: 5, bonus: { kind: 'stealRandom', count: 1 } },
    ],
    ours: ['name', 'start', 'mark'],
  },
  {
    id: 'narrow-door',
    startDiscard: 0,
    firstGame: false,
    lines: [
      { min: 0, max: 1, bonus: { kind: 'sendActivated', count: 2 } },
      { min: 2, max: 4, bonus: { kind: 'sendActivated', count: 1 } },
      { min: 5, max: 7, bonus: { kind: 'draw', count: 1 } },
    ],
    ours: ['all'],
  },
  {
    id: 'tricksters-purse',
    startDiscard: 0,
    firstGame: false,
    lines: [
      { min: 0, max: 2, bonus: { kind: 'sendActivated', count: 1 } },
      { min: 3, max: 5, bonus: { kind: 'stealRandom', count: 1 } },
      { min: 6, max: 8, bonus: { kind: 'draw', count: 1 } },
    ],
    ours: ['all'],
  },
  {
    id: 'borrowed-blades',
    startDiscard: 0,
    firstGame: false,
    lines: [
      { min: 0, max: 1, bonus: { kind: 'sendActivated', count: 1 } },
      { min: 2, max: 4, bonus: { kind: 'takeTopTactic' } },
      { min: 5, max: 8, bonus: { kind: 'returnTactic' } },
    ],
    ours: ['all'],
  },
  {
    id: 'false-songs',
    startDiscard: 5,
    firstGame: false,
    lines: [
      { min: 0, max: 1, bonus: { kind: 'gloryFromDiscard', value: 2 } },
      { min: 2, max: 4, bonus: { kind: 'gloryFromDiscard', value: 1 } },
      { min: 5, max: 7, bonus: { kind: 'draw', count: 1 } },
    ],
    ours: ['all'],
  },
  {
    id: 'new-faces',
    startDiscard: 0,
    firstGame: false,
    lines: [
      { min: 0, max: 2, bonus: { kind: 'sendActivated', count: 1 } },
      { min: 3, max: 5, bonus: { kind: 'playWarrior', count: 1 } },
      { min: 6, max: null, bonus: { kind: 'drawKeep', draw: 3, keep: 1 } },
    ],
    ours: ['all'],
  },
  {
    id: 'cut-purses',
    startDiscard: 0,
    firstGame: false,
    lines: [
      { min: 0, max: 0, bonus: { kind: 'sendActivated', count: 'all' } },
      { min: 1, max: 3, bonus: { kind: 'stealRandom', count: 1 } },
      { min: 4, max: 6, bonus: { kind: 'foeDiscardsRandom', count: 1 } },
    ],
    ours: ['all'],
  },
  {
    id: 'long-night',
    startDiscard: -10,
    firstGame: false,
    lines: [
      { min: 0, max: 3, bonus: { kind: 'sendActivated', count: 1 } },
      { min: 4, max: 6, bonus: { kind: 'drawKeep', draw: 4, keep: 2 } },
      { min: 7, max: null, bonus: { kind: 'draw', count: 1 } },
    ],
    ours: ['all'],
  },
  {
    id: 'serpents-gift',
    startDiscard: 0,
    firstGame: false,
    lines: [
      { min: 0, max: 2, bonus: { kind: 'sendActivated', count: 2 } },
      { min: 3, max: 5, bonus: { kind: 'gloryFromDiscard', value: 1 } },
      { min: 6, max: null, bonus: { kind: 'playWarrior', count: 1 } },
    ],
    ours: ['all'],
  },
  {
    id: 'mocking-laughter',
    startDiscard: -5,
    firstGame: false,
    lines: [
      { min: 0, max: 1, bonus: { kind: 'sendActivated', count: 1 } },
      { min: 2, max: 3, bonus: { kind: 'returnTactic' } },
      { min: 4, max: 5, bonus: { kind: 'foeDiscardsRandom', count: 1 } },
      { min: 6, max: null, bonus: { kind: 'draw', count: 2 } },
    ],
    ours: ['all'],
  },
] as const satisfies readonly LokiRow[]
