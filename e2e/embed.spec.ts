import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DRAWN_VIEWS } from '#domain/views/view-address.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { expect, test } from './journey.ts'

const NARWHAL = 'Monodon monoceros'
const WIDTHS = [320, 560, 1280]
/** What Chromium shows where a page refuses the frame. */
const REFUSED = 'chrome-error://chromewebdata/'

/** Charts of pages and of countries, each with a part of its title. */
const OTHER_CHARTS = [
  ['/trade?group=year,species', 'Trade records'],
  ['/trade?group=exporter,importer&species=whales', 'Whales'],
  ['/trade?group=importer&show=bars&term=tusks&count=quantity', 'Tusks'],
  ['/trade?group=exporter&show=map', 'Map of trade'],
  ['/screening', 'Species and exporters'],
  ['/countries/GL/records-over-time', 'Greenland'],
  ['/countries/GL/exports-by-species', 'Greenland'],
] as const

test.use({ portal: 'real' })

/** A page of another site with these frames. */
async function startOtherSite(frames: string): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>Another site</title><main><h1>An article</h1>${frames}</main></html>`,
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} browser`, () => {
    test.use({ colorScheme })

    test('a chart for other sites is accessible and fits its width', async ({ page, idOf }) => {
      const id = await idOf(NARWHAL)
      const compared = `/research/species-comparison?species=${id},${await idOf('Ursus maritimus')}`
      const ofNarwhals = [...DRAWN_VIEWS.map((name) => `/species/${id}/${name}`), compared]
      for (const [view, subject] of [
        ...ofNarwhals.map((address) => [address, 'Narwhal'] as const),
        ...OTHER_CHARTS,
      ]) {
        await page.goto(`/embed${view}`)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(subject)
        await expect(page.getByRole('figure').getByRole('img').first()).toBeVisible()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expectToFitItsWidth(page, `${view} at ${width}`)
          await expect(page.locator('.drawing').filter({ visible: true })).toHaveCount(1)
        }
        await page.locator('summary').click()
        await expectAccessible(page)
      }
    })
  })
}

test('on another site a chart stands in its frame, and the portal’s pages in none', async ({
  browser,
  baseURL,
  idOf,
}) => {
  const chart = `${baseURL}/embed/species/${await idOf(NARWHAL)}/records-over-time?lang=da&theme=dark`
  const { url, server } = await startOtherSite(
    `<iframe title="chart" src="${chart}" width="700" height="600"></iframe><iframe title="portal" src="${baseURL}/"></iframe>`,
  )
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(url)
    const frame = page.frameLocator('iframe[title=chart]')
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Monodon monoceros')
    await expect(frame.locator('.drawing svg').filter({ visible: true })).toHaveCount(1)
    await expect(frame.locator('html')).toHaveAttribute('lang', 'da')
    await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(17, 30, 38)')

    const addresses = () => page.frames().map((one) => one.url())
    await expect.poll(addresses, 'the portal is refused').toContain(REFUSED)
    expect(addresses()).toContain(chart)
    expect(await context.cookies()).toEqual([])
  } finally {
    await context.close()
    server.close()
  }
})
