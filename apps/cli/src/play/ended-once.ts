/** A sentence that closes with the name of a card which ends in a mark of its own. */
export function endedOnce(sentence: string): string {
  return sentence.replace(/([!?])\.$/, '$1')
}
