/** What programs call themselves, from the more to the less telling: many pretend to be others. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Firefox\//, 'Firefox'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** A browser by what it says of itself, in a word or two; what it is not known by stays as it is. */
export function deviceName(label: string): string {
  if (!label.startsWith('Mozilla/')) return label
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(label))?.[1])
  return found.filter((name) => name !== undefined).join(', ')
}
