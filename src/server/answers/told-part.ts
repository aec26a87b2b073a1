import type { AnsweredPart } from '#domain/species/answered-part.ts'
import type { Context } from '../access.ts'

/** The entries of a part of a list, which the headers of the answer tell of. */
export function toldPart<Entry>(
  { tellPart }: Pick<Context, 'tellPart'>,
  { entries, part }: { entries: Entry[]; part: AnsweredPart },
): Entry[] {
  tellPart?.(part)
  return entries
}
