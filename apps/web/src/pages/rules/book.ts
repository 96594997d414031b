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
  | { readonly kind: 'rule'; readonly id: string; readonly html: string }
  | { readonly kind: 'heading'; readonly id: string; readonly html: string }
  | { readonly kind: 'text'; readonly html: string }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
