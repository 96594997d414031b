import { longJson } from '../leaving/long-json.ts'
import type { PersonalData } from '../leaving/personal-data.ts'

/** What a part of the server gives into somebody's export, read to its end. */
export async function exportOf(part: PersonalData, person: string): Promise<unknown> {
  let text = ''
  for await (const piece of longJson(await part.exported(person))) text += piece
  return JSON.parse(text)
}
