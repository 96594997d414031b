/** Names of classes as an element takes them; what is undefined is left out. */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ')
}
