import { sampled } from '#testing/long-run.ts'
import { comparing } from './comparison-tool.ts'
import { expect, test } from './journey.ts'

/*
 * What a screen reader is told of the main pages: every role, name and state in the order of reading, beside
 * this file in __snapshots__. Of long lists the first entries stand for all; what the day or the pictures of
 * a portal change is written as a pattern. Nothing else may differ, be missing or be added.
 */

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const POLAR_BEAR = 'd07c1335-0bf5-445c-bcaa-f7cdbd029637'

const PAGES = [
  { page: 'landing', address: '/' },
  { page: 'gallery', address: '/gallery' },
  { page: 'species-overview', address: `/species/${NARWHAL}` },
  { page: 'species-trade', address: `/species/${NARWHAL}?tab=trade` },
  { page: 'species-illegal-trade', address: `/species/${NARWHAL}?tab=illegal-trade` },
  { page: 'species-catch', address: `/species/${NARWHAL}?tab=catch` },
  { page: 'species-conservation', address: `/species/${NARWHAL}?tab=conservation` },
  { page: 'dashboard', address: '/arctic-tracker' },
  { page: 'comparison', address: comparing([NARWHAL, POLAR_BEAR], '&loaded=true') },
  { page: 'glossary', address: '/glossary' },
  { page: 'about', address: '/about' },
]

test.use({ portal: 'simulated' })

// Years since a listing are counted to the day of the reader.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T12:00:00Z'))

test('a screen reader is told what stands on each page, at its head and at its foot', async ({
  page,
  visit,
}) => {
  test.slow()
  for (const { page: name, address } of sampled(PAGES, 6)) {
    await test.step(name, async () => {
      await visit(address)
      await expect.soft(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
    })
  }
  await expect.soft(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'head.aria.yml' })
  await expect.soft(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'foot.aria.yml' })
})
