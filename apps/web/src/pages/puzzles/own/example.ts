/** What whoever makes a puzzle starts from: a whole one, small enough to be changed by hand. */
export function exampleOf(title: string, why: string): string {
  return `{
  "format": "meadhall-puzzle",
  "version": 1,
  "game": "blood-rage",
  "level": "easy",
  "title": ${JSON.stringify(title)},
  "why": ${JSON.stringify(why)},
  "given": {
    "age": 3,
    "destroyed": ["myrkulor", "muspelheim", "elvagar", "utgard", "andlang"],
    "dooms": ["myrkulor", "muspelheim", "horgr"],
    "pillaged": ["angerboda", "horgr", "gimle"],
    "wolf": { "rage": 1 },
    "raven": { "rage": 0 }
  },
  "solver": "wolf",
  "goal": { "kind": "glory", "until": "ragnarok" },
  "answer": ["invade leader horgr", "invade warrior horgr"]
}
`
}
