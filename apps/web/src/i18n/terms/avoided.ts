/** A word that slipped in once and is called otherwise in the rulebooks of a language. */
export interface Avoided {
  readonly word: RegExp
  /** What to say instead. */
  readonly say: string
  /** Only in files or keys with this in their name. */
  readonly only?: string
}
