import { expect, type Page } from '@playwright/test'

/** A family of no species, so that no other journey meets its draft. */
const NAME = 'Draftidae'

/** The address of an open draft of a new family; writes one where there is none. */
export async function addressOfDraft(page: Page): Promise<string> {
  const { origin } = new URL(page.url())
  const drafts: { id: string; record: { family_name?: unknown } }[] = await (
    await page.request.get('/api/admin/drafts')
  ).json()
  const found = drafts.find(({ record }) => record.family_name === NAME)
  if (found) return `/admin/drafts/${found.id}`
  const written = await page.request.post('/api/admin/drafts', {
    headers: { origin },
    data: {
      table_name: 'families',
      row_id: null,
      row_version: null,
      values: { family_name: NAME, order_name: 'Carnivora', class: 'Mammalia' },
    },
  })
  expect(written.ok()).toBe(true)
  return `/admin/drafts/${(await written.json()).id}`
}
