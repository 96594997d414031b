/** Texts that must never reach whoever is not to know them, and whether any did. */
export class Canaries {
  readonly #secrets = new Map<string, string>()
  readonly #handsOf = new Map<number, string>()
  /** What was found where, once for each. */
  readonly found: string[] = []

  /** Nobody may ever hear this. */
  add(name: string, secret: string): void {
    this.#secrets.set(secret, name)
  }

  /** What one seat alone knows now. */
  holds(seat: number, own: string): void {
    this.#handsOf.set(seat, own)
  }

  /** Looks through what somebody was told; `seat` is whose it is, `null` for one who only watches. */
  look(text: string, seat: number | null): void {
    for (const [secret, name] of this.#secrets) if (text.includes(secret)) this.#note(name, text)
    for (const [holder, own] of this.#handsOf)
      if (holder !== seat && text.includes(own)) this.#note(`what seat ${holder} has`, text)
  }

  #note(name: string, text: string): void {
    if (this.found.length < 20) this.found.push(`${name}: ${text.slice(0, 300)}`)
  }
}
