import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { csvParse } from 'd3-dsv'
import { isLongRun } from '#testing/long-run.ts'
import { mainOf } from '#testing/page-markup.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { expect, test } from './reader.ts'

interface Tab {
  tab: string
  /** As its address names it. */
  search: string
  /** A part of it that every species has. */
  part: string
}

/** Opened of every species in every run. */
const TABS: Tab[] = [
  { tab: 'Overview', search: '', part: 'Taxonomy' },
  { tab: 'CITES trade data', search: '?tab=trade', part: 'Trade Visualizations' },
]
/** Of these one is opened of a species in the usual run, each in turn; all of them in the long one. */
const IN_TURN: Tab[] = [
  { tab: 'Conservation', search: '?tab=conservation', part: 'IUCN Red List Status' },
  { tab: 'Illegal Trade', search: '?tab=illegal-trade', part: 'Illegal Trade' },
  { tab: 'Catch data', search: '?tab=catch', part: 'Catch data' },
]
const THEMES = ['light', 'dark'] as const
const IN_A_GROUP = 5
/** Of a group, beside much other work. */
const LONGEST_MS = 240_000

/** What a value that nobody expected leaves behind, as a word, in a name, a drawing or an address. */
const SLIPS = /\bundefined\b|\bNaN\b|\bInfinity\b|\[object |\{\{|Invalid Date/

const SPECIES = csvParse(readFileSync('catalogue/species.csv', 'utf8')).map(
  ({ scientific_name = '' }) => scientific_name,
)

/** Of these every so many is visited in a browser in the usual run; of some others what the server writes is read. */
const VISITED_EACH = 15
const isVisited = (_species: string, place: number) => isLongRun || place % VISITED_EACH === 0
const VISITED = SPECIES.filter(isVisited)
/** Assessed for a region alone, not assessed, listed in parts, possibly extinct, with catches. */
const ODD = [
  'Rhodiola rosea',
  'Branta canadensis leucopareia',
  'Balaenoptera acutorostrata',
  'Numenius borealis',
  'Monodon monoceros',
]
const READ_EACH = 6
const READ = SPECIES.filter(
  (species, place) => !VISITED.includes(species) && (ODD.includes(species) || place % READ_EACH === 1),
)

test.use({ portal: 'real', viewport: { width: 360, height: 800 } })

test('there are 43 species', () => {
  expect(SPECIES).toHaveLength(43)
})

for (const [place, species] of inGroups(VISITED).entries()) {
  test.describe(() => {
    // One theme each: what differs between species is not their colours.
    test.use({ colorScheme: THEMES[place % THEMES.length] })

    test(`their tabs open on a small screen: ${species.join(', ')}`, async ({ page, visitSpecies }) => {
      test.setTimeout(LONGEST_MS)
      const refused = refusals(page)
      for (const scientific_name of species) {
        await visitSpecies(scientific_name)
        for (const { tab, part } of tabsOf(scientific_name)) {
          await test.step(`${scientific_name}, ${tab}`, () => expectInOrder(page, tab, part))
        }
      }
      expect(refused).toEqual([])
    })
  })
}

for (const species of inGroups(READ)) {
  test(`their tabs are written whole: ${species.join(', ')}`, async ({ request, idOf }) => {
    test.setTimeout(LONGEST_MS)
    for (const scientific_name of species) {
      const id = await idOf(scientific_name)
      for (const { tab, search, part } of tabsOf(scientific_name)) {
        const answer = await request.get(`/species/${id}${search}`, { headers: { accept: 'text/html' } })
        const main = mainOf(await answer.text())
        const what = `${scientific_name}, ${tab}`
        expect.soft(answer.status(), what).toBe(200)
        expect.soft(main, what).toContain(part)
        expect.soft(main, what).not.toContain('role="alert"')
        expect.soft(SLIPS.exec(main), what).toBeNull()
      }
    }
  })
}

function tabsOf(scientific_name: string): Tab[] {
  const place =
    [VISITED, SPECIES].find((list) => list.includes(scientific_name))?.indexOf(scientific_name) ?? 0
  const turn = place % IN_TURN.length
  return [...TABS, ...IN_TURN.filter((_, index) => isLongRun || index === turn)]
}

/** As many as one reader visits one after the other: a browser opened anew for each takes longer than what it shows. */
function inGroups(species: readonly string[]): string[][] {
  const groups = Math.ceil(species.length / IN_A_GROUP)
  return Array.from({ length: groups }, (_, group) =>
    species.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP),
  )
}

async function expectInOrder(page: Page, tab: string, part: string): Promise<void> {
  await tabLink(page, tab).click()
  await expectLoaded(page, tab, part)
  await expectToFitItsWidth(page)
  expect(SLIPS.exec(await page.getByRole('main').innerHTML())).toBeNull()
  // Which parts a tab has is the same for all, and public.screens.spec.ts has axe look at them.
  if (isLongRun) await expectAccessible(page)
}

const tabLink = (page: Page, tab: string) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: tab })

/** What the tab asked for has come, and nothing of it failed. */
async function expectLoaded(page: Page, tab: string, part: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(tabLink(page, tab)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
  await expect(main.locator('.skeleton')).toHaveCount(0)
  await expect(main.getByRole('alert')).toHaveCount(0)
}

/** Requests that the portal refused or never answered; those that the page itself gave up are none. */
function refusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') refused.push(`${why} ${request.url()}`)
  })
  return refused
}
