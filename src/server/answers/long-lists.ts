import { MOST_LISTED } from '#domain/species/named-parts.ts'

/** Lists of all species; of one that is asked for whole no part is named. */
const PATHS = ['/api/species/all', '/api/species/names', '/api/search-index']
const NAMES_A_PART = ['limit', 'most_species', 'species']

/** Whether an address asks for a list of all species, or of all after one. */
export const asksForWholeList = ({ pathname, searchParams }: URL): boolean =>
  PATHS.includes(pathname) && !NAMES_A_PART.some((name) => searchParams.has(name))

/** Answers the part of a list at an address. */
type AskPart = (address: string) => Promise<readonly unknown[]>

/**
 * The parts of a list, each asked for once those before were taken, so that one of them is in memory at a time. Species that
 * are saved meanwhile come as they are when their part is asked for.
 */
export async function* partsOfList(address: string, ask: AskPart): AsyncGenerator<readonly unknown[]> {
  const url = new URL(address, 'http://portal')
  url.searchParams.set('limit', String(MOST_LISTED))
  for (;;) {
    const part = await ask(url.pathname + url.search)
    yield part
    const last = scientificName(part.at(-1))
    if (last === undefined || part.length < MOST_LISTED) return
    url.searchParams.set('after', last)
  }
}

/** The text of the whole list, as it would be in one piece. */
export async function* textOfList(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const part of parts) {
    if (part.length === 0) continue
    yield before + JSON.stringify(part).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** Of an entry that is no species there is none. */
function scientificName(one: unknown): string | undefined {
  const { scientific_name, names } = (one ?? {}) as Partial<Named>
  return scientific_name ?? names?.find(({ kind }) => kind === 'scientific_name')?.text
}

interface Named {
  scientific_name: string
  names: { kind: string; text: string }[]
}
