import { expect, test } from './reader.ts'

const CHANGES = '/data/changes'

test.describe('with simulated records', () => {
  test.use({ portal: 'simulated' })

  test('there is no release to compare, and the page says so', async ({ page, visit }) => {
    await visit(CHANGES)
    await expect(page.getByRole('heading', { level: 1, name: 'Changes between releases' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('No release of trade records has been loaded.')
  })
})

test('the page of a species leads to its feed, in the head and in words', async ({ page, visitSpecies }) => {
  const id = await visitSpecies('Monodon monoceros')
  const feed = `/species/${id}/changes.atom`
  await expect(page.locator(`head link[rel=alternate][href="${feed}"]`)).toHaveCount(1)
  const link = page.getByRole('link', { name: 'Changes to this species as a feed' })
  await expect(link).toHaveAttribute('href', feed)
  const answer = await page.request.get(feed)
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
})

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('one release alone has nothing to be compared with, and the page says so', async ({ page, visit }) => {
    await visit(CHANGES)
    await expect(page.getByRole('main')).toContainText(/Release [\d.]+ is the only one so far\./)
  })
})
