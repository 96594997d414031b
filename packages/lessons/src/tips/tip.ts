/** Something said once in a first game, at the moment it matters. */
export interface Tip {
  /** Names its text: `tip.<game>.<id>`. */
  readonly id: string
  /** All of what is named must be so. */
  readonly when: {
    /** The kind of question one is asked. */
    readonly asked?: string
    /** A type of action that is open. */
    readonly may?: string
    /** A type of event that was just told. */
    readonly told?: string
  }
  /** Where one reads more. */
  readonly rule: string
}
