import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A name that no other journey of the same portal gives. */
export const epithetOf = (stem: string) => `${stem}${Date.now().toString(36).replace(/\d/g, 'x')}`

/** Adds a species that belongs to one journey alone, and answers its id. */
export async function addSpecies(page: Page, epithet: string, family = 'Ursidae'): Promise<string> {
  const { id } = await addRecord(page, 'species', {
    scientific_name: `Probatio ${epithet}`,
    common_name: `Trial ${epithet}`,
    kingdom: 'Animalia',
    phylum: 'Chordata',
    class: 'Mammalia',
    order_name: 'Carnivora',
    family,
    genus: 'Probatio',
    species_name: epithet,
    description: 'As it was.',
  })
  return id
}

/** Adds a record as its form does. */
export async function addRecord(
  page: Page,
  address: string,
  record: object,
): Promise<{ id: string; version: number }> {
  const answer = await page.request.post(`/api/admin/${address}`, {
    headers: { origin: await originOf(page) },
    data: record,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Deletes a record as its list does. */
export async function removeRecord(page: Page, address: string, id: string, version = 1): Promise<void> {
  const answer = await page.request.delete(`/api/admin/${address}/${id}`, {
    headers: { origin: await originOf(page) },
    data: { version },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const originOf = async (page: Page) => new URL((await page.request.get('/healthz')).url()).origin
