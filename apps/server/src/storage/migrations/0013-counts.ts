import { type Kysely, sql } from 'kysely'

/** What was counted anew for every look at a profile, and is kept from now on. */
export async function counts(db: Kysely<unknown>): Promise<void> {
  await tables(db)
  await countGames(db)
  await countMeetings(db)
  await countSources(db)
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_counts')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('played_as', 'text', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('wins', 'integer', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_counts_key', [
      'person_id',
      'game',
      'players',
      'seat',
      'played_as',
    ])
    .execute()
  await db.schema
    .createTable('source_counts')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('points', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('source_counts_key', ['person_id', 'game', 'source'])
    .execute()
  await db.schema
    .createTable('meetings')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('other_id', 'text', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('wins', 'integer', (column) => column.notNull())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('meetings_key', ['person_id', 'other_id'])
    .execute()
  const last = db.schema.createIndex('meetings_last').on('meetings')
  await last.columns(['person_id', 'last', 'other_id']).execute()
  await db.schema.createIndex('meetings_other').on('meetings').column('other_id').execute()
}

async function countGames(db: Kysely<unknown>): Promise<void> {
  await sql`insert into game_counts
    (person_id, game, players, seat, played_as, games, wins, told)
    select person_id, game, players, seat, coalesce(played_as, ''), count(*), sum(won),
      count(sources)
    from results group by person_id, game, players, seat, coalesce(played_as, '')`.execute(db)
}

async function countMeetings(db: Kysely<unknown>): Promise<void> {
  await sql`insert into meetings (person_id, other_id, games, wins, last)
    select mine.person_id, theirs.person_id, count(*), sum(mine.won), max(mine.ended)
    from results as mine join results as theirs on theirs.table_id = mine.table_id
    where theirs.person_id <> mine.person_id
    group by mine.person_id, theirs.person_id`.execute(db)
}

const AT_ONCE = 2000

interface SourcesRow {
  readonly table_id: string
  readonly person_id: string
  readonly ended: number
  readonly game: string
  readonly sources: string
}

const NOBODY = { person_id: '', ended: 0, table_id: '' }

/** The sources are JSON: read person by person, added up here, and added to what is there. */
async function countSources(db: Kysely<unknown>): Promise<void> {
  for (let last: Pick<SourcesRow, keyof typeof NOBODY> = NOBODY; ; ) {
    const { person_id, ended, table_id } = last
    const { rows } = await sql<SourcesRow>`select table_id, person_id, ended, game, sources
      from results where (person_id, ended, table_id) > (${person_id}, ${ended}, ${table_id})
      and sources is not null
      order by person_id, ended, table_id limit ${sql.lit(AT_ONCE)}`.execute(db)
    await addSources(db, [...summed(rows)])
    if (rows.length < AT_ONCE) return
    last = rows.at(-1) ?? last
  }
}

/** A statement has only so many parameters. */
const MOST_ROWS = 500

async function addSources(db: Kysely<unknown>, sums: readonly [string, number][]): Promise<void> {
  for (let from = 0; from < sums.length; from += MOST_ROWS) {
    const rows = sums.slice(from, from + MOST_ROWS).map(([key, points]) => {
      const [person, game, source] = JSON.parse(key) as [string, string, string]
      return sql`(${person}, ${game}, ${source}, ${points})`
    })
    await sql`insert into source_counts (person_id, game, source, points) values ${sql.join(rows)}
      on conflict (person_id, game, source)
      do update set points = source_counts.points + excluded.points`.execute(db)
  }
}

function summed(rows: readonly SourcesRow[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { person_id, game, sources } of rows)
    for (const [source, points] of Object.entries(sourcesIn(sources))) {
      const key = JSON.stringify([person_id, game, source])
      sums.set(key, (sums.get(key) ?? 0) + points)
    }
  return sums
}

function sourcesIn(text: string): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(text)
    const isKnown = typeof kept === 'object' && kept !== null && 'sources' in kept
    return isKnown ? (kept.sources as Record<string, number>) : {}
  } catch {
    // Nobody could have read it before either.
    return {}
  }
}
