import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { failUntilFixed } from './failing-answers.ts'
import { test as alone, WORDS_AT_REST } from './journey.ts'
import { expect, test } from './reader.ts'

const NARWHAL = 'Monodon monoceros'
/** Sixteen assessments: a long way to scroll. */
const CRANE = 'Leucogeranus leucogeranus'
/** Assessed for Europe only, under CITES since 2023, never under CMS. */
const ROSEROOT = 'Rhodiola rosea'
/** A subspecies that the Red List does not assess. */
const GOOSE = 'Branta canadensis leucopareia'

interface TimelineEvent {
  event_type: string
  year: number | null
  title: string
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const strip = (page: Page) => page.getByRole('region', { name: 'Conservation events, newest first' })
const events = (page: Page) => strip(page).getByRole('listitem')
const pill = (page: Page, name: string) =>
  part(page, 'Conservation Timeline').getByRole('button', { name: new RegExp(`^${name} \\d`) })
const tip = (page: Page) => page.getByText('Swipe, scroll or use the arrow keys to reach older events.')
const moreAtRight = (page: Page) => page.getByText('Older events', { exact: true })
const scrolled = (area: Locator) => area.evaluate((element) => element.scrollLeft)
const scrollTo = (area: Locator, share: number) =>
  area.evaluate((element, part) => {
    const left = part * (element.scrollWidth - element.clientWidth)
    element.scrollTo({ left, behavior: 'instant' })
  }, share)

test('the tab opens with its parts, asking for nothing that did not come with the page', async ({
  page,
  visitSpecies,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/locales\/|timeline-events|trade-measures/.test(pathname) && pathname !== WORDS_AT_REST)
      asked.push(pathname)
  })
  await visitSpecies(NARWHAL, '?tab=conservation')
  for (const name of [
    'Status Summary',
    'Conservation Timeline',
    'Status',
    'Conservation Trends',
    'Conservation History',
    'Reservations',
    'Trade suspensions and quotas',
    'Conservation measures',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  await expect(events(page)).not.toHaveCount(0)
  expect(asked).toEqual([])
})

test('the summary says where the species stands and how that changed', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies('Eubalaena glacialis', '?tab=conservation')
  const summary = part(page, 'Status Summary')
  await expect(summary).toContainText('Critically Endangered')
  await expect(summary).toContainText('published 2020')
  await expect(summary).toContainText('Uplisted')
  await expect(summary).toContainText('CITES Appendix I')
  await expect(summary).toContainText('Listed since 1975, unchanged')
  // Of its four assessments the last changed the category.
  await expect(summary).toContainText('1 status change')
})

test('codes explain themselves, to Tab only where each stands first', async ({ page, visitSpecies }) => {
  const explained = (area: Locator, name: string) => area.getByRole('button', { name, exact: true })
  await visitSpecies(CRANE, '?tab=conservation')
  for (const area of [strip(page), part(page, 'Conservation History')]) {
    const badges = explained(area, 'Critically Endangered')
    await expect(badges).not.toHaveCount(0)
    const [first, ...others] = await badges.all()
    expect(others.length).toBeGreaterThan(1)
    await expect(first ?? badges).toHaveAttribute('tabindex', '0')
    for (const other of others) await expect(other).toHaveAttribute('tabindex', '-1')
    await others.at(-1)?.click()
    await expect(page.getByRole('dialog', { name: 'Critically Endangered' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(explained(part(page, 'Status Summary'), 'Critically Endangered')).toBeVisible()
  await expect(explained(part(page, 'Status Summary'), 'CITES Appendix I')).toBeVisible()
})

test.describe('the timeline', () => {
  test('tells every event newest first, the description among them', async ({ page, visitSpecies, ask }) => {
    const id = await visitSpecies(NARWHAL, '?tab=conservation')
    const told = await ask<TimelineEvent[]>(`/api/species/${id}/timeline-events`)
    await expect(events(page)).toHaveCount(told.length)
    await expect(events(page)).toHaveText(told.map(({ year }) => new RegExp(`^${year}`)))
    await expect(events(page).last()).toHaveText('1758DescriptionScientific DescriptionLinnaeus, 1758')
    await expect(events(page).filter({ hasText: 'Insufficiently Known' })).not.toHaveCount(0)
  })

  for (const [name, event_type] of sampled(
    [
      ['IUCN', 'iucn_assessment'],
      ['CITES', 'cites_listing'],
      ['CMS', 'cms_listing'],
    ] as const,
    1,
  )) {
    test(`the pill ${name} leaves its own events, at an address of its own`, async ({
      page,
      visit,
      visitSpecies,
      ask,
    }) => {
      const id = await visitSpecies(NARWHAL, '?tab=conservation')
      const told = await ask<TimelineEvent[]>(`/api/species/${id}/timeline-events`)
      const count = told.filter((event) => event.event_type === event_type).length
      await expect(pill(page, name)).toHaveText(`${name}${count}`)
      await pill(page, name).click()
      await expect(pill(page, name)).toHaveAttribute('aria-pressed', 'true')
      await expect(events(page)).toHaveCount(count)
      await visit(page.url())
      await expect(events(page)).toHaveCount(count)
      await pill(page, 'All').click()
      await expect(events(page)).toHaveCount(told.length)
    })
  }

  test('says when a filter leaves no event', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies(ROSEROOT, '?tab=conservation&events=cms')
    await expect(part(page, 'Conservation Timeline')).toContainText(
      'No conservation events found for the selected filter.',
    )
  })

  test('is walked through by buttons and keys, with hints as long as there is more', async ({
    page,
    visitSpecies,
    ask,
  }) => {
    const older = page.getByRole('button', { name: 'Scroll to older events' })
    const newer = page.getByRole('button', { name: 'Scroll to newer events' })
    const widthOf = async (element: Locator) => (await element.boundingBox())?.width
    const id = await visitSpecies(CRANE, '?tab=conservation')
    const told = await ask<TimelineEvent[]>(`/api/species/${id}/timeline-events`)

    await test.step('200 pixels an event, of which the event has 180', async () => {
      await expect(events(page)).toHaveCount(told.length)
      expect(await widthOf(strip(page).getByRole('list'))).toBe(told.length * 200)
      expect(await widthOf(events(page).first())).toBe(180)
    })
    await test.step('a tip below a tenth of the way, and a hint until the end', async () => {
      await scrollTo(strip(page), 0.09)
      await expect(tip(page)).toBeVisible()
      await scrollTo(strip(page), 0.11)
      await expect(tip(page)).toHaveCount(0)
      await expect(moreAtRight(page)).toBeVisible()
      await scrollTo(strip(page), 1)
      await expect(moreAtRight(page)).toHaveCount(0)
      await expect(older).toHaveAttribute('aria-disabled', 'true')
      await scrollTo(strip(page), 0)
      await expect(tip(page)).toBeVisible()
    })
    await test.step('400 pixels at a press of a button, which stops at the end', async () => {
      await expect(newer).toHaveAttribute('aria-disabled', 'true')
      await older.click()
      await expect.poll(() => scrolled(strip(page))).toBe(400)
      await newer.click()
      await expect.poll(() => scrolled(strip(page))).toBe(0)
    })
    await test.step('by keyboard', async () => {
      await pill(page, 'CMS').focus()
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab')
        if (await strip(page).evaluate((element) => element === document.activeElement)) break
      }
      await expect(strip(page)).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => scrolled(strip(page))).toBe(200)
      await page.keyboard.press('End')
      await expect(moreAtRight(page)).toHaveCount(0)
      await page.keyboard.press('Home')
      await expect.poll(() => scrolled(strip(page))).toBe(0)
    })
    await test.step('neither hints nor buttons where everything fits, and at least 800 pixels', async () => {
      await pill(page, 'CITES').click()
      await expect(events(page)).toHaveCount(1)
      await expect(tip(page)).toHaveCount(0)
      await expect(moreAtRight(page)).toHaveCount(0)
      await expect(older).toHaveCount(0)
      expect(await widthOf(strip(page).getByRole('list'))).toBeGreaterThanOrEqual(800)
    })
  })

  alone.describe('under a finger', () => {
    alone.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    alone('is swiped', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
      await visitSpecies(CRANE, '?tab=conservation')
      await strip(page).scrollIntoViewIfNeeded()
      const y = ((await strip(page).boundingBox())?.y ?? 0) + 60
      const finger = await page.context().newCDPSession(page)
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', { x: 300, y })
      for (let x = 290; x >= 60; x -= 10) await touch('touchMove', { x, y })
      await touch('touchEnd')
      await expect.poll(() => scrolled(strip(page))).toBeGreaterThan(100)
    })
  })
})

test.describe('the status cards', () => {
  for (const { name, range, badge } of sampled(
    [
      { name: 'Ursus maritimus', range: 'Present in 6 countries', badge: undefined },
      { name: 'Alopias vulpinus', range: 'Wide distribution', badge: '84 countries' },
      { name: 'Falco peregrinus', range: 'Global distribution', badge: '207 countries' },
    ],
    1,
  )) {
    test(`the range of ${name} reads ${range}`, async ({ page, visitSpecies }) => {
      await visitSpecies(name, '?tab=conservation')
      const card = part(page, 'CMS Status')
      await expect(card).toContainText(range)
      if (badge) await expect(card).toContainText(badge)
      await expect(card.getByText('Distribution highlights')).toHaveCount(badge ? 1 : 0)
    })
  }

  test('say what is missing', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies(GOOSE, '?tab=conservation')
    await expect(part(page, 'IUCN Red List Status')).toContainText(
      'No IUCN assessment available for this species.',
    )
    await expect(part(page, 'Conservation History')).toContainText('No IUCN assessment history available.')
    await expect(part(page, 'Conservation Trends')).toHaveCount(0)
  })

  test('say that a species is under no migratory species convention', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(ROSEROOT, '?tab=conservation&history=cms')
    await expect(part(page, 'CMS Status')).toContainText(
      'This species is not listed under the Convention on Migratory Species.',
    )
    await expect(part(page, 'Conservation History')).toContainText('No CMS listing history available.')
  })

  test('lead out in tabs of their own, and tell the other site nothing', async ({ page, visitSpecies }) => {
    await visitSpecies('Eubalaena glacialis', '?tab=conservation')
    // The picture's credit, above the tab, leads out too.
    const out = page.getByRole('main').locator('a:not(figure a)', { hasText: 'opens in a new tab' })
    await expect(out).toHaveCount(7)
    const links = await out.evaluateAll((found) =>
      (found as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })),
    )
    expect(links.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^https:\/\/www\.iucnredlist\.org\/species\/41712\/\d+$/),
      'https://cites.org/eng/app/appendices.php',
      'https://trade.cites.org/',
      expect.stringContaining('taxonomy=cites_eu&taxon_concept_query=Eubalaena%20glacialis'),
      'https://www.cms.int/en/species',
      expect.stringContaining('taxonomy=cms&taxon_concept_query=Eubalaena%20glacialis'),
      expect.stringContaining('search=Eubalaena%20glacialis'),
    ])
    for (const { target, rel } of links) {
      expect(target).toBe('_blank')
      expect(rel).toContain('noopener')
    }
  })
})

test.describe('the history', () => {
  test('turns between three tables by pointer and keyboard, at addresses of their own', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies('Balaenoptera acutorostrata', '?tab=conservation')
    const history = part(page, 'Conservation History')
    const row = (words: string | RegExp) => history.getByRole('row').filter({ hasText: words })
    await expect(row('Current')).toHaveText(/^2018/)
    await expect(row('1994')).toContainText('Insufficiently Known')

    await history.getByRole('tab', { name: 'CITES' }).click()
    await expect(page).toHaveURL(/history=cites/)
    await expect(row('Active')).toHaveCount(2)
    const apart = page.getByRole('cell', { name: 'West Greenland population', exact: true })
    await expect(history.getByRole('row').filter({ has: apart })).toContainText('Active')
    await expect(row('28 Jun 1979')).toContainText('Historical')
    await expect(row('28 Jun 1979')).toContainText('31 Dec 1985')

    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/history=cms/)
    await expect(history).toContainText('No CMS listing history available.')
    await page.keyboard.press('Home')
    await expect(page).not.toHaveURL(/history=/)
  })

  test('marks amendments, which header and timeline leave out', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=conservation&history=cites')
    const row = (words: string) =>
      part(page, 'Conservation History').getByRole('row').filter({ hasText: words })
    await expect(row('Since 13 Feb 2003')).toContainText('Amendment of the listing')
    await expect(row('28 Jun 1979 – 12 Feb 2003')).toContainText('Historical')
    await expect(events(page).filter({ hasText: '13 Feb 2003' })).toHaveCount(0)
    await expect(part(page, 'CITES Status')).toContainText('Appendix II since28 Jun 1979')
    await expect(page.getByText('Appendix II since 28 Jun 1979', { exact: true })).toBeVisible()
  })

  test('calls one CMS listing current', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies('Phocoena phocoena', '?tab=conservation&history=cms')
    const rows = part(page, 'Conservation History').getByRole('row')
    await expect(rows.filter({ hasText: '16 May 2024' })).toContainText('Current')
    await expect(rows.filter({ hasText: '12 Jan 1989' })).toContainText('Historical')
  })
})

test.describe('the trends', () => {
  const CHART = 'Red List category by year'

  test('say which way the category went, and year by year what it was', async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=conservation')
    await expect(part(page, 'Conservation Trends')).toContainText('Category changed; reason not stated')
    const chart = page.getByRole('figure', { name: CHART })
    await chart.getByRole('slider').focus()
    await page.keyboard.press('Home')
    await expect(chart.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '1988: Insufficiently Known. New assessment. Earlier edition, drawn at Data Deficient. CITES Appendix II',
    )
    await page.keyboard.press('End')
    await expect(chart.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      /^20\d\d: Least Concern\. Carried forward from 2017\. CITES Appendix II$/,
    )
    await chart.getByRole('button', { name: `Table: ${CHART}` }).click()
    await expect(chart.getByRole('row').filter({ hasText: '2008' })).toContainText('Near Threatened')
  })

  test('its downloads are reached with the keyboard, round their ends', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=conservation')
    const button = page.getByRole('button', { name: `Download: ${CHART}` })
    const items = page.getByRole('menuitem')
    await button.press('Enter')
    await expect(items).toHaveCount(3)
    await page.keyboard.press('Home')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(items.last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(items).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('can be taken away under the name and with the columns that are agreed', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=conservation')
    await page.getByRole('button', { name: `Download: ${CHART}` }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /^Data as CSV/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Monodon_monoceros_conservation_trends.csv')
    const lines = readFileSync(await file.path(), 'utf8').split('\n')
    expect(lines[0]).toBe('year,iucnStatus,iucnScore,citesAppendix,hasNewAssessment,source,release,date')
    const beginsWith = (text: string) => lines.some((line) => line.startsWith(text))
    expect(beginsWith('1988,K,2,II,true,IUCN Red List assessments')).toBe(true)
    expect(beginsWith('1996,DD,2,II,true,IUCN Red List assessments')).toBe(true)
    expect(beginsWith('2012,NT,4,II,true,IUCN Red List assessments')).toBe(true)
    expect(beginsWith('2016,NT,4,II,false,IUCN Red List assessments')).toBe(true)
    expect(lines.at(-1)).toMatch(
      /^\d{4},LC,3,II,false,.*CITES listings: CoP19 \(to 2023-02-23\),\d{4}-\d\d-\d\d$/,
    )
  })

  test('are not shown of one assessment', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies(ROSEROOT, '?tab=conservation')
    await expect(part(page, 'Conservation History')).toContainText('Europe')
    await expect(part(page, 'Conservation Trends')).toHaveCount(0)
  })
})

test.describe('when the events cannot be read', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|A section failed|Internal Server Error/ })

  test('the timeline says so, the rest stands, and trying again helps', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    const answers = await failUntilFixed(page, '**/timeline-events')
    await visitSpecies(NARWHAL)
    await page.getByRole('link', { name: 'Conservation' }).click()
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded')
    await expect(part(page, 'IUCN Red List Status')).toContainText('Least Concern')
    answers.fix()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(events(page)).not.toHaveCount(0)
  })
})
