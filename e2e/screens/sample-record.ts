import type { Page } from '@playwright/test'
import { CURATED_TOPICS, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import { RECORD_SAMPLES } from '#testing/record-samples.ts'
import { addRecord, addSpecies, epithetOf, removeRecord } from '../added-species.ts'

/** Kinds of record that name a country. */
const OF_A_COUNTRY: readonly CuratedTopic[] = ['cites_reservations', 'cites_export_quotas']

/** Adds a record of a kind that the catalogue has none of, has it looked at, and removes it with its species. */
export async function withSampleRecord(
  page: Page,
  topic: CuratedTopic,
  look: (id: string) => Promise<void>,
): Promise<void> {
  const { address } = CURATED_TOPICS[topic]
  const species_id = await addSpecies(page, epithetOf('spectata'))
  // A reservation is made against a listing.
  if (topic === 'cites_reservations')
    await addRecord(page, 'cites-listings', { species_id, appendix: 'I', listing_date: '1975-07-01' })
  const country = OF_A_COUNTRY.includes(topic) ? { country_id: await greenland(page) } : {}
  const { id } = await addRecord(page, address, { ...RECORD_SAMPLES[topic].values, ...country, species_id })
  try {
    await look(id)
  } finally {
    await removeRecord(page, 'species', species_id)
  }
}

async function greenland(page: Page): Promise<string> {
  const { rows } = await (await page.request.get('/api/admin/countries?search=greenland')).json()
  return rows[0].id
}
