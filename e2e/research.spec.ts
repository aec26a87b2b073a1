import { LONG_RUN } from '#testing/long-run.ts'
import { expect, test } from './reader.ts'

test('three tools: two lead on, one is coming soon', async ({ page, visit }) => {
  await visit('/research')
  const tools = page.getByRole('region', { name: 'Tools', exact: true }).getByRole('listitem')
  await expect(tools).toHaveCount(3)
  const exports = tools.filter({ hasText: 'Data Export Tools' })
  await expect(exports).toContainText('Coming Soon')
  await expect(exports).toHaveAttribute('aria-disabled', 'true')
  await expect(exports.getByRole('link')).toHaveCount(0)

  await tools.getByRole('link', { name: 'AI-Assisted Research' }).click()
  await expect(page).toHaveURL('/research/ai-development')
  await page.goBack()
  await tools.getByRole('link', { name: 'Species Comparison' }).click()
  await expect(page).toHaveURL('/research/species-comparison')
})

test('the reader is invited to compare', { tag: LONG_RUN }, async ({ page, visit }) => {
  await visit('/research')
  await page.getByRole('link', { name: 'Try the comparison tool' }).click()
  await expect(page).toHaveURL('/research/species-comparison')
})

test('every call shown is answered', async ({ page, visit, request }) => {
  await visit('/research')
  const calls = await page.getByRole('region', { name: 'Seven questions to begin with' }).textContent()
  const addresses = [...(calls ?? '').matchAll(/^curl -L '\S+?(\/api\/[^']+)'$/gm)].map(
    ([, address = '']) => address,
  )
  expect(addresses).toHaveLength(7)
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers().etag, address).toBeTruthy()
  }
})

test('every dataset in use is listed with its release and its size', async ({ page, visit, ask }) => {
  const releases = await ask<{ title: string; row_count: number }[]>('/api/dataset-releases')
  await visit('/research')
  const table = page.getByRole('table', { name: 'Publisher, release, size and terms' })
  for (const { title, row_count } of releases) {
    await expect(table.getByRole('row').filter({ hasText: title })).toContainText(
      row_count.toLocaleString('en-GB'),
    )
  }
})

test('the statement on AI says where AI has a part and where it has none', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/research/ai-development')
  await expect(
    page.getByRole('heading', { level: 1, name: 'AI-Assisted Research & Development' }),
  ).toBeVisible()
  await expect(page.getByText('Alpha v1.0', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveText(
    /Research\/AI-Assisted Development/,
  )
  await expect(page.getByRole('region', { name: 'Statement on the use of AI' })).toContainText(
    'AI is used only to help develop the portal and to collect data. No AI appears in the user-facing features.',
  )
  await expect(
    page.getByRole('region', { name: 'The experimental literature pipeline' }).getByRole('listitem'),
  ).toHaveText([/A literature search platform/, /An AI model/, /Human expert review/])
  await page.getByRole('link', { name: 'Research Pipeline', exact: true }).click()
  await expect(page).toHaveURL('/methodology/scite-research')
})
