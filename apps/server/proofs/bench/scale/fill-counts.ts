import type { Sink } from './sink.ts'

const RATINGS = `insert into ratings (person_id, game, players, mu, sigma, games)
  select person_id, game, players, 25, 6, count(*) from results where rated = 1
  group by person_id, game, players`

const GAMES = `insert into game_counts (person_id, game, players, seat, played_as, games, wins, told)
  select person_id, game, players, seat, coalesce(played_as, ''), count(*), sum(won), count(sources)
  from results group by person_id, game, players, seat, coalesce(played_as, '')`

const MEETINGS = `insert into meetings (person_id, other_id, games, wins, last)
  select mine.person_id, theirs.person_id, count(*), sum(mine.won), max(mine.ended)
  from results as mine join results as theirs on theirs.table_id = mine.table_id
  where theirs.person_id <> mine.person_id group by mine.person_id, theirs.person_id`

const SOURCES = {
  sqlite: `insert into source_counts (person_id, game, source, points)
    select person_id, game, told.key, sum(told.value)
    from results, json_each(results.sources, '$.sources') as told
    group by person_id, game, told.key`,
  postgres: `insert into source_counts (person_id, game, source, points)
    select person_id, game, told.key, sum(told.value::float8)
    from results cross join lateral jsonb_each_text(sources::jsonb -> 'sources') as told
    group by person_id, game, told.key`,
}

/** Counts what is counted at the end of each game: for all games at once. */
export async function fillCounts(sink: Sink, kind: keyof typeof SOURCES): Promise<void> {
  for (const sql of [RATINGS, GAMES, MEETINGS, SOURCES[kind]]) await sink.run(sql)
}
