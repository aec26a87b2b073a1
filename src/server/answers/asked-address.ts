/* What the address of a public question says of it. */

/** Done anew per visit: a taxon service or a database that failed may answer now, and no change of data says so. */
const NEVER_CACHED = /^\/api\/(species\/[^/]+\/image|connection-checks|status)$/
/** The state at the moment of asking, so that no cache on the way may store it either. */
const OF_THE_MOMENT = /^\/api\/(changed-parts|connection-checks|status)$/

export const urlOf = (address: string) => new URL(address, 'http://portal')

const pathOf = (address: string) => urlOf(address).pathname

export const isNeverCached = (address: string): boolean => NEVER_CACHED.test(pathOf(address))

export const isOfTheMoment = (address: string): boolean => OF_THE_MOMENT.test(pathOf(address))

/** Where in a list a part begins; the first one names none of these, or these values. */
const BEGINS = { after: '', cursor: '', offset: '0', page: '1' }

/** Whether an address asks for a part of a list after the first. */
export function isFurtherPart(address: string): boolean {
  const { searchParams } = urlOf(address)
  return Object.entries(BEGINS).some(([name, first]) => (searchParams.get(name) ?? first) !== first)
}

/** A read carries its question in its address alone. */
export const questionAt = (address: string, signal: AbortSignal | undefined) => ({
  method: 'GET',
  url: urlOf(address),
  headers: {},
  body: async () => undefined,
  signal,
})
