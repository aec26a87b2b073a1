import { signIn } from './curator.ts'
import { countPresses } from './presses.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated', expectedMessages: /400 \(Bad Request\)/ })

test('a species is up-listed and its former listing ended in five presses; the same listing again leads to the one that is there', async ({
  page,
  visit,
}) => {
  await signIn(page)
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin }
  const add = async (topic: string, data: object): Promise<{ id: string; version: number }> => {
    const answer = await page.request.post(`/api/admin/${topic}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const species = await add('species', {
    scientific_name: 'phoca  DUPLICATA',
    common_name: 'Twofold Seal',
    kingdom: 'Animalia',
    phylum: 'Chordata',
    class: 'Mammalia',
    order_name: 'Carnivora',
    family: 'Phocidae',
    genus: 'Phoca',
    species_name: 'duplicata',
  })
  const former = await add('cites-listings', {
    species_id: species.id,
    appendix: 'II',
    listing_date: '1979-06-28',
    is_current: true,
  })

  const { press, type, presses } = await countPresses(page)
  const main = page.getByRole('main')
  await visit(`/admin/species/${species.id}/edit`)
  await expect(main.getByRole('heading', { name: 'Phoca duplicata' })).toBeVisible()
  await press(main.getByRole('link', { name: 'Add CITES listing' }))
  await type(main.getByLabel('Appendix'), 'I')
  await expect(main.getByLabel('Appendix')).toHaveValue('I')
  await type(main.getByLabel('Listing date'), '03012026')
  await expect(main.getByLabel('Listing date')).toHaveValue('2026-03-01')
  await press(main.getByRole('checkbox', { name: 'Current listing' }))
  await expect(
    main.getByRole('checkbox', { name: 'End the current listing: II, Jun 28, 1979' }),
  ).toBeChecked()
  await expect(main.getByLabel('Its last day in force')).toHaveValue('2026-02-28')
  await press(main.getByRole('button', { name: 'Create Listing' }))
  await expect(page.getByText('CITES listing has been created successfully.')).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(5)

  const { cites_listings } = await (await page.request.get(`/api/species/${species.id}`)).json()
  expect(cites_listings).toMatchObject([
    { appendix: 'I', is_current: true },
    { appendix: 'II', is_current: false, end_date: '2026-02-28' },
  ])

  await press(main.getByRole('link', { name: 'Add CITES listing' }))
  await main.getByLabel('Appendix').selectOption('II')
  await main.getByLabel('Listing date').fill('1979-06-28')
  await press(main.getByRole('button', { name: 'Create Listing' }))
  await expect(main.getByLabel('Listing date')).toHaveAccessibleDescription(/already listed in this appendix/)
  const opened = page.waitForEvent('popup')
  await press(main.getByRole('link', { name: /Open the existing record: Phoca duplicata II 1979-06-28/ }))
  await expect(await opened).toHaveURL(`/admin/cites-listings/${former.id}/edit`)

  await page.request.delete(`/api/admin/species/${species.id}`, {
    headers,
    data: { version: species.version },
  })
})
