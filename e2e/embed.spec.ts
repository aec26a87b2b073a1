import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DRAWN_VIEWS } from '#domain/views/view-address.ts'
import { inTurn, sampled } from '#testing/long-run.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { expect, test } from './reader.ts'

const NARWHAL = 'Monodon monoceros'
const WIDTHS = [320, 560, 1280]
/** What Chromium shows where a page refuses the frame. */
const REFUSED = 'chrome-error://chromewebdata/'

/** Every chart of a species, and those of pages and of countries, each with a part of its title. */
const CHARTS = [
  ...DRAWN_VIEWS.map((name) => ({ address: `/species/{narwhal}/${name}`, title: 'Narwhal' })),
  { address: '/research/species-comparison?species={narwhal},{bear}', title: 'Narwhal' },
  { address: '/trade?group=year,species', title: 'Trade records' },
  { address: '/trade?group=exporter,importer&species=whales', title: 'Whales' },
  { address: '/trade?group=importer&show=bars&term=tusks&count=quantity', title: 'Tusks' },
  { address: '/trade?group=exporter&show=map', title: 'Map of trade' },
  { address: '/screening', title: 'Species and exporters' },
  { address: '/countries/GL/records-over-time', title: 'Greenland' },
  { address: '/countries/GL/exports-by-species', title: 'Greenland' },
]

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

for (const [place, { address, title }] of sampled(CHARTS, 5).entries()) {
  for (const colorScheme of inTurn(['light', 'dark'] as const, place)) {
    test.describe(`in a ${colorScheme} browser`, () => {
      test.use({ colorScheme })

      test(`${address} is accessible and fits its width`, async ({ page, idOf }) => {
        const ids = { narwhal: await idOf(NARWHAL), bear: await idOf('Ursus maritimus') }
        await page.goto(`/embed${address.replace('{narwhal}', ids.narwhal).replace('{bear}', ids.bear)}`)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
        await expect(page.getByRole('figure').getByRole('img').first()).toBeVisible()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expectToFitItsWidth(page, `${address} at ${width}`)
          await expect(page.locator('.drawing').filter({ visible: true })).toHaveCount(1)
        }
        await page.locator('summary').click()
        await expectAccessible(page)
      })
    })
  }
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
