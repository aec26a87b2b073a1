import { ANSWERS } from './cached-copies.ts'

/** A species whose page can be read offline. */
export interface ReadableSpecies {
  id: string
  scientific_name: string
  common_name: string | null
}

const SPECIES = /^\/api\/species\/([\da-f-]{36})$/

/** The species that were read in this browser, by their scientific names. */
export async function listReadableSpecies(): Promise<ReadableSpecies[]> {
  if (!('caches' in window)) return []
  const store = await caches.open(ANSWERS)
  const kept = (await store.keys()).filter(({ url }) => SPECIES.test(new URL(url).pathname))
  const species = await Promise.all(
    kept.map(async (request): Promise<ReadableSpecies> => (await store.match(request))?.json()),
  )
  return species.sort((a, b) => a.scientific_name.localeCompare(b.scientific_name, 'la'))
}
