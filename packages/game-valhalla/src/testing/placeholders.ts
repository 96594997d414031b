/** The arguments of an ICU message: at every other depth of braces an argument's name begins. */
export function placeholders(text: string): string[] {
  const names: string[] = []
  let depth = 0
  for (const [part] of text.matchAll(/\{\s*\w*|\}/g)) {
    if (part === '}') depth -= 1
    else {
      depth += 1
      if (depth % 2 === 1) names.push(part.slice(1).trim())
    }
  }
  return names
}
