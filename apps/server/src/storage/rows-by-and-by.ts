/** So many rows are read at once. */
const AT_ONCE = 200

/** All rows of a query, read page by page: `after` is the last row before, or none. */
export async function* rowsByAndBy<Row>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined
  for (;;) {
    const rows = await read(after, AT_ONCE)
    yield* rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)
  }
}
