import { linkHeader } from '#domain/bulk/signposting.ts'
import { MOST_LISTED } from '#domain/species/named-parts.ts'
import type { Answer } from './answer.ts'
import { urlOf } from './asked-address.ts'
import { answered } from './refused-answer.ts'

interface Asking {
  get: (address: string) => Promise<Answer>
}

/** The link to the part of a list after the one at an address. */
export function nextLink(address: string, changed: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(changed)) url.searchParams.set(name, value)
  return linkHeader([{ rel: 'next', href: url.href }])
}

/** The address of the next part of a list, from the link of an answer; undefined with the last part. */
export function nextPart({ links = '' }: Pick<Answer, 'links'>): string | undefined {
  const [, href] = /<([^>]+)>; rel="next"/.exec(links) ?? []
  if (href === undefined) return undefined
  const { pathname, search } = new URL(href)
  return pathname + search
}

/** All entries of a list that comes in parts, unless the address says how many it wants. Throws RefusedAnswer. */
export async function allEntries<Entry>(answers: Asking, address: string): Promise<Entry[]> {
  const asked = urlOf(address)
  const isPart = asked.searchParams.has('limit')
  if (!isPart) asked.searchParams.set('limit', String(MOST_LISTED))
  const entries: Entry[] = []
  for (let next: string | undefined = asked.pathname + asked.search; next !== undefined; ) {
    const answer = await answers.get(next)
    entries.push(...answered<Entry[]>(answer))
    next = isPart ? undefined : nextPart(answer)
  }
  return entries
}
