/** A rules reference as the build makes it from docs/rules: all `html` is our own. */
export interface RulesBook {
  readonly title: string
  readonly lead: readonly RulesBlock[]
  readonly chapters: readonly RulesChapter[]
}

export interface RulesChapter {
  readonly id: string
  readonly title: string
  readonly blocks: readonly RulesBlock[]
}

export type RulesBlock =
  | { readonly is: 'rule'; readonly id: string; readonly html: string }
  | { readonly is: 'heading'; readonly id: string; readonly html: string }
  | { readonly is: 'text'; readonly html: string }
  | {
      readonly is: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
