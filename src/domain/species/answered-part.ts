import { afterName } from './list-part.ts'
import { USUALLY_LISTED } from './named-parts.ts'

/** Which part of a list that is ordered by scientific name is asked for: so many species after one. */
export interface AskedPart {
  after?: string | undefined
  limit?: number | undefined
}

/** How much a list holds in all, and with which parameters the next part is asked for. */
export interface AnsweredPart {
  total: number
  next: Readonly<Record<string, string>> | undefined
}

/** So many names to read for a part: one more than it holds, which tells whether more follow. */
export const namesToRead = ({ limit = USUALLY_LISTED }: AskedPart): number => limit + 1

/** The names of a part, of those that were read for it, and where the next part begins. */
export function partOfNames(found: readonly string[], { limit = USUALLY_LISTED }: AskedPart) {
  const names = found.slice(0, limit)
  const last = names.at(-1)
  return { names, next: found.length > limit && last !== undefined ? { after: last } : undefined }
}

/** A part of a list in memory that is ordered by `byScientificName`, and where the next part begins. */
export function partAfter<Entry extends { scientific_name: string }>(
  list: readonly Entry[],
  asked: AskedPart,
): { entries: readonly Entry[]; part: AnsweredPart } {
  const found = afterName(list, asked.after).slice(0, namesToRead(asked))
  const { names, next } = partOfNames(
    found.map(({ scientific_name }) => scientific_name),
    asked,
  )
  return { entries: found.slice(0, names.length), part: { total: list.length, next } }
}

/** The entries after the first `offset` of a list in memory, and where those after them begin. */
export function partFrom<Entry>(
  entries: readonly Entry[],
  { offset, limit = USUALLY_LISTED }: { offset: number; limit?: number | undefined },
): { entries: Entry[]; part: AnsweredPart } {
  const end = offset + limit
  const next = end < entries.length ? { offset: String(end) } : undefined
  return { entries: entries.slice(offset, end), part: { total: entries.length, next } }
}
