import { anybody, LEAVER, openId, personId, type Size, STAR, scattered, tableId } from './world.ts'

/** One request. */
export interface Asked {
  readonly path: string
  readonly as?: 'star' | 'leaver' | 'operator'
  readonly body?: unknown
}

/** A route, and what it is asked for the n-th time. */
export interface Measured {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the server has it. */
  readonly route: string
  /** What is special about this way to ask. */
  readonly how?: string
  readonly asked: (n: number, size: Size) => Asked
  /** Not as often as the others: it takes long, or may not be asked often. */
  readonly times?: number
  /** Whether it is refused when all of it is asked once more. */
  readonly isOnce?: boolean
}

const API = '/api/v1'
const star = personId(STAR)

function person(n: number, size: Size): string {
  return personId(anybody(n, size))
}

/** A finished game that has its journal. */
function played(n: number, { games, journals }: Size): string {
  return tableId(scattered(n, Math.max(1, Math.floor(games / journals))) * journals)
}

function get(route: string, asked: Measured['asked'], how?: string): Measured {
  return { method: 'GET', route, asked, ...(how !== undefined && { how }) }
}

function mine(route: string, query = '', how?: string): Measured {
  return get(`${API}${route}`, () => ({ path: `${API}${route}${query}`, as: 'star' }), how)
}

function admin(route: string, query = '', how?: string): Measured {
  const path = `${API}/admin${route}`
  return get(path, () => ({ path: `${path}${query}`, as: 'operator' }), how)
}

/** Of the star, and of anybody. */
function ofPeople(part: string, query = ''): Measured[] {
  const route = `${API}/people/:id${part}`
  const path = (id: string) => `${API}/people/${id}${part}${query}`
  return [
    get(route, () => ({ path: path(star) }), `the one with the most games${query}`),
    get(route, (n, size) => ({ path: path(person(n, size)) })),
  ]
}

const LISTS: readonly Measured[] = [
  ...ofPeople(''),
  ...ofPeople('/games'),
  get(
    `${API}/people/:id/games`,
    () => ({ path: `${API}/people/${star}/games?limit=99`, as: 'leaver' }),
    '99, by one who is known',
  ),
  ...ofPeople('/ratings'),
  ...ofPeople('/statistics'),
  mine('/me/games'),
  mine('/me/games', '?state=finished&limit=99', '99 finished'),
  mine('/me/games', '?state=finished&game=valhalla&after=1700000000000.g', 'far back'),
  mine('/me/tables'),
  mine('/me/turns'),
  mine('/me/statistics'),
  mine('/me/people'),
  mine('/me/people', '?limit=99', '99'),
  mine('/me/blocked'),
  get(`${API}/me/blocked/:id`, (n, size) => ({
    path: `${API}/me/blocked/${person(n, size)}`,
    as: 'star',
  })),
  mine('/me'),
  mine('/visitor'),
  mine('/sessions'),
  mine('/notices'),
  mine('/addresses'),
  get(`${API}/tables`, () => ({ path: `${API}/tables` }), 'the lobby'),
  mine('/tables', '?game=valhalla&players=4&rated=yes&limit=99', 'the lobby, chosen'),
  mine('/tables', '?players=5', 'the lobby, in vain'),
]

const TABLES: readonly Measured[] = [
  get(
    `${API}/tables/:id`,
    (n, { open }) => ({ path: `${API}/tables/${openId(scattered(n, open))}` }),
    'open',
  ),
  get(`${API}/tables/:id`, (n, size) => ({ path: `${API}/tables/${played(n, size)}` }), 'over'),
  get(`${API}/tables/:id/file`, (n, size) => ({ path: `${API}/tables/${played(n, size)}/file` })),
  get(`${API}/tables/:id/replay`, (n, size) => ({
    path: `${API}/tables/${played(n, size)}/replay?seat=0`,
  })),
  get(`${API}/tables/:id/ratings`, (n, { games }) => ({
    path: `${API}/tables/${tableId(scattered(n, games))}/ratings`,
  })),
  get(
    '/tables/:id',
    (n, { open }) => ({ path: `/tables/${openId(scattered(n, open))}` }),
    'a page',
  ),
]

const ADMIN: readonly Measured[] = [
  admin('/tables'),
  admin('/tables', '?limit=99', '99'),
  admin('/tables', '?phase=over&game=valhalla', 'of a phase and game'),
  admin('/tables', `?person=${star}`, 'of the one with the most games'),
  get(`${API}/admin/tables/:id`, (n, { games }) => ({
    path: `${API}/admin/tables/${tableId(scattered(n, games))}`,
    as: 'operator',
  })),
  get(`${API}/admin/tables/:id/file`, (n, size) => ({
    path: `${API}/admin/tables/${played(n, size)}/file`,
    as: 'operator',
  })),
  admin('/stuck'),
  admin('/people', '?name=Eir', 'often found'),
  admin('/people', '?name=nobody-is-called-so', 'in vain'),
  admin('/reports'),
  admin('/reports', '?state=all&limit=99', 'all, 99'),
  admin('/audit'),
  get('/healthz', () => ({ path: '/healthz' })),
  get('/readyz', () => ({ path: '/readyz' })),
  get('/metrics', () => ({ path: '/metrics', as: 'operator' })),
]

const SEATS = [{ for: 'anyone' }, { for: 'anyone' }]
const RARELY = 20

/** What changes something. */
const CHANGES: readonly Measured[] = [
  {
    method: 'POST',
    route: `${API}/guests`,
    asked: (n) => ({ path: `${API}/guests`, body: { name: `Guest ${n}`, as: 'program' } }),
  },
  {
    method: 'POST',
    route: `${API}/tables`,
    asked: () => ({
      path: `${API}/tables`,
      as: 'star',
      body: { game: 'valhalla', seats: SEATS, visibility: 'link' },
    }),
  },
  {
    method: 'POST',
    route: `${API}/tables/quick`,
    asked: () => ({ path: `${API}/tables/quick`, as: 'star', body: { game: 'valhalla' } }),
    times: RARELY,
  },
  {
    method: 'POST',
    route: `${API}/tables/:id/seats`,
    asked: (n, { open }) => ({
      path: `${API}/tables/${openId((4 * n) % open)}/seats`,
      as: 'star',
      body: {},
    }),
  },
  {
    method: 'DELETE',
    route: `${API}/tables/:id/seats/mine`,
    asked: (n, { open }) => ({
      path: `${API}/tables/${openId((4 * n) % open)}/seats/mine`,
      as: 'star',
    }),
    isOnce: true,
  },
  {
    method: 'PATCH',
    route: `${API}/me`,
    asked: (n) => ({ path: `${API}/me`, as: 'star', body: { settings: { n } } }),
  },
  {
    method: 'PUT',
    route: `${API}/me/blocked/:id`,
    asked: (n, size) => ({ path: `${API}/me/blocked/${person(n, size)}`, as: 'star' }),
    times: RARELY,
  },
  {
    method: 'DELETE',
    route: `${API}/me/blocked/:id`,
    asked: (n, size) => ({ path: `${API}/me/blocked/${person(n, size)}`, as: 'star' }),
    times: RARELY,
  },
  {
    method: 'POST',
    route: `${API}/reports`,
    asked: (n) => ({
      path: `${API}/reports`,
      as: 'leaver',
      body: { table: tableId(n), person: personId(LEAVER), reason: 'a test' },
    }),
    times: 8,
    isOnce: true,
  },
]

/** All that is measured one request at a time. What takes long is measured beside it (`long.ts`). */
export const ROUTES: readonly Measured[] = [...LISTS, ...TABLES, ...ADMIN, ...CHANGES]
