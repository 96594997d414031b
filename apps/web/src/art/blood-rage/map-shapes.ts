/**
 * Small drawings of the land as paths relative to the point they stand at: one path element holds
 * all drawings of a kind in a province. `body` is filled and outlined, `lines` only drawn.
 */
export interface Shape {
  readonly body: string
  readonly lines?: string
}

export const SHAPES = {
  peak: {
    body: 'm-17 11l6-10 4 2 8-18 6 10 3-2 9 18z',
    lines: 'm1-15l-1 7 3 4-2 6m-9-2l-2 5m12-13l4 9 0 7m4-6l3 6m-24-2l-2 4',
  },
  volcano: {
    body: 'm-19 11l9-14 3-9 4 3 4-3 4 3 4 8 10 12z',
    lines: 'm-6-14c-3-4 2-5 0-9m6 8c-4-4 3-6-1-11m6 12c-3-4 3-5 1-9m-8 13l2 6-3 4 2 6m5-10l4 5 2 6',
  },
  ice: {
    body: 'm-13 11l-1-11 5 4 3-17 5 12 5-6 2 9 5-4-1 13z',
    lines: 'm-6-2l-2 11m5-18l2 18m6-12l0 12',
  },
  stone: {
    body: 'm-6 11l-1-18 5-6 6 4 2 20z',
    lines: 'm-3-2l0 10m0-8l4-4m-4 8l4-4',
  },
  pine: {
    body: 'm0-17l-6 9 2 0-5 8 3 0-5 8 9 0 0 4 4 0 0-4 9 0-5-8 3 0-5-8 2 0z',
    lines: 'm1-8l3 6m-2 3l4 6',
  },
  oak: {
    body: 'm-2 12l0-8c-9 1-11-7-5-10-2-9 10-11 12-4 9 0 8 13-3 14l0 8z',
    lines: 'm0-7l0 8m0-2l4-4m-4 0l-4-4',
  },
  hill: {
    body: 'm-17 8q6-15 14-15 6 0 9 8 3-5 6-5 4 1 6 12z',
    lines: 'm-6-3q3 2 3 8m4-7q3 3 2 7m8-4q2 2 1 4',
  },
  wheat: {
    body: 'm-7 11l3-12-5-7 4 1 1-6 4 6 4-6 1 6 4-1-5 7 3 12z',
    lines: 'm-5 4l9 0m-5-9l0 15',
  },
  herb: {
    body: 'm0 9l-2-8c-6 0-7-3-7-6 4 0 6 1 7 4 0-4 0-6 3-8 3 3 3 5 2 8 1-3 4-4 7-4 0 3-2 6-7 6l-1 8z',
  },
} as const satisfies Readonly<Record<string, Shape>>

export type ShapeId = keyof typeof SHAPES

/** What grows or stands in each province, the commoner the more often. */
export const GROWTH = {
  myrkulor: ['hill', 'wheat', 'stone', 'hill', 'pine'],
  elvagar: ['hill', 'wheat', 'wheat', 'oak'],
  angerboda: ['wheat', 'hill', 'stone', 'pine'],
  muspelheim: ['volcano', 'peak', 'stone'],
  horgr: ['peak', 'stone', 'peak', 'pine'],
  utgard: ['ice', 'peak', 'ice'],
  andlang: ['pine', 'oak', 'pine', 'pine'],
  gimle: ['oak', 'pine', 'herb', 'oak'],
} as const satisfies Readonly<Record<string, readonly ShapeId[]>>

/** A longhouse on its yard: what marks a village. */
export const HOUSE = {
  body: 'm-17 9l0-9 6-8 22 0 6 8 0 9z',
  lines: 'm-19 0l38 0m-30-8l-4-5m26 5l4-5m-15 22l0-7 6 0 0 7m-14-17l-3 7m9-7l-2 7m8-7l1 7m5-7l2 7',
} as const satisfies Shape

export const WAVE = 'm-13 2q4-6 8-1 2 3 5 0 3-5 8 0 3 2 5-1'

/** The left half of the world tree, about its middle; `seam` hides where the halves meet. */
export const TREE = {
  trunk:
    'M0 128C-4 118-4 106-12 96C-24 110-44 106-62 126C-60 110-44 98-30 84C-52 90-78 88-108 104' +
    'C-92 84-56 80-28 62C-22 40-20 14-26-8C-46-14-74-8-112-20C-72-22-52-28-34-28' +
    'C-48-50-78-56-106-80C-68-72-48-60-30-42C-32-64-44-80-52-104C-34-84-22-70-15-50' +
    'C-9-72-8-90 0-112Z',
  seam: 'M-3 118L-3-96L3-96L3 118Z',
  grain:
    'M-6 60C-9 30-9 10-8-20M-16 76C-20 70-22 66-21 60M-4 100C-6 90-8 84-8 76' +
    'M-14 40C-16 22-16 8-18-6M-10 92C-20 100-30 100-40 110M-28-18C-40-18-60-14-74-16' +
    'M-24 0l7 3M-23 9l6 3M-23 18l7 3M-22 27l6 3M-23 36l7 3M-24 45l7 3M-25 54l7 3' +
    'M-36 72l4 5M-46 78l4 4M-56 80l3 4M-42-34l5 4M-54-46l5 2M-66-56l5 2M-37-60l5 2M-42-74l5 2',
  leaves: [
    '-140 -14',
    '-116 -26',
    '-132 -52',
    '-84 -44',
    '-104 -82',
    '-62 -68',
    '-72 -104',
    '-36 -90',
    '-24 -112',
    '-2 -106',
  ],
} as const
