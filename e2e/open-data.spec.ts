import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { startLocalServer } from '#testing/local-server.ts'
import { expectAccessibleAgain } from './accessible.ts'
import { expect, test } from './journey.ts'

test.use({ portal: 'real' })

test('a notebook reads a view and the rows over HTTP, joins them and cites the release', async ({
  request,
  idOf,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-notebook-'))
  const saved = async (address: string, name: string) => {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    await writeFile(join(folder, name), await answer.body())
    return answer
  }
  try {
    const id = await idOf('Monodon monoceros')
    const view = await saved(`/species/${id}/quantity-over-time.csv?term=tusks&exporter=ca`, 'tusks.csv')
    expect(view.url()).toContain('release=')
    const { address } = await (await request.get(`/api/species/${id}/trade/file`)).json()
    await saved(address, 'rows.parquet')
    await saved('/gallery.csv', 'species.csv')

    const duckdb = await (await DuckDBInstance.create()).connect()
    // What the view says exporters reported is what the rows add up to; the species joins by its name.
    const result = await duckdb.runAndReadAll(`
      with summed as (
        select year, sum(quantity) quantity from '${folder}/rows.parquet'
        where term = 'tusks' and exporter = 'CA' and reporter_type = 'E' and unit is null
          and (origin is null or origin = 'CA') group by year)
      select species.family, view.year, view.quantity_exporters, coalesce(summed.quantity, 0) from_rows
      from read_csv('${folder}/tusks.csv') view
      join read_csv('${folder}/species.csv') species using (scientific_name)
      left join summed using (year)
      where view.measure = 'number'`)
    const rows = result.getRowObjectsJS()
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      expect(row.family).toBe('Monodontidae')
      expect(Number(row.quantity_exporters)).toBeCloseTo(Number(row.from_rows), 6)
    }

    const metadata = await request.get(
      `/species/${id}/quantity-over-time.metadata.json?term=tusks&exporter=ca`,
    )
    const { 'dc:bibliographicCitation': citations } = await metadata.json()
    expect(citations.join(' ')).toContain('CITES')
    const [, described] = /<([^>]+)>; rel="describedby"/.exec(view.headers().link ?? '') ?? []
    expect(
      (await request.get(new URL(described ?? '').pathname + new URL(described ?? '').search)).status(),
    ).toBe(200)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a page on another origin reads a view, without credentials', async ({ page, baseURL, idOf }) => {
  const id = await idOf('Monodon monoceros')
  const elsewhere = await startLocalServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><html lang="en"><title>Elsewhere</title><p>Another site</p></html>')
  })
  try {
    const context = page.context().browser()?.newContext()
    const other = await (await context)?.newPage()
    if (other === undefined) throw new Error('There is no browser')
    await other.goto(elsewhere.url)
    const read = await other.evaluate(
      async ([portal, species]) => {
        const view = await fetch(`${portal}/species/${species}/records-over-time.json`)
        const { records, release } = await view.json()
        const refused = await fetch(`${portal}/api/admin/overview`).then(
          () => 'read',
          () => 'refused',
        )
        return { first: records[0], release, link: view.headers.get('link'), refused }
      },
      [baseURL, id] as const,
    )
    expect(read).toMatchObject({
      first: { scientific_name: 'Monodon monoceros', year: 1975, records: 2 },
      release: '2025.1',
      refused: 'refused',
    })
    expect(read.link).toContain('rel="cite-as"')
    await other.context().close()
  } finally {
    await elsewhere.close()
  }
})

test('every address that the guide shows is answered', async ({ page, visit, request }) => {
  await visit('/data/guide')
  const shown = await page.locator('pre').allTextContents()
  const addresses = [...shown.join('\n').matchAll(/curl -L '([^']+)'/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) {
    const { pathname, search } = new URL(address)
    expect((await request.get(pathname + search)).status(), address).toBe(200)
  }
  await expectAccessibleAgain(page)
})
