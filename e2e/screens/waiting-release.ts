import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const SENT = `/api/admin/imports?${new URLSearchParams({ source: 'cms-listings', release: '2026', last_complete_year: '' })}`
const FILE = {
  name: 'cms_listings.csv',
  mimeType: 'text/csv',
  buffer: readFileSync('src/ingest/listings/fixtures/made-up-cms.csv'),
}

/** Opens a release that was read and is not decided on, and sends one where there is none. */
export async function openWaitingRelease(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const waits = async () => {
    const imports = await (await page.request.get('/api/admin/imports')).json()
    return imports.find(
      ({ source, state }: { source: string; state: string }) =>
        source === 'cms-listings' && state === 'waiting',
    )
  }
  if ((await waits()) === undefined)
    await page.request.post(SENT, { headers: { origin }, multipart: { files: FILE } })
  await expect.poll(waits).toBeDefined()
  const { id } = await waits()
  await page.goto(`/admin/releases/${id}`)
}
