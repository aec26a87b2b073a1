import type { Locator, Page } from '@playwright/test'
import { sampled } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { isHydrated } from './journey.ts'
import { expect, test } from './reader.ts'

/* A second choice made before the first is in the address keeps both, on every list. */

type Control = (main: Locator) => Locator

interface Choice {
  control: Control
  /** What a select is set to, as the browser's own filling-in of forms does; everything else is pressed. */
  value?: string
}

interface TwoChoices {
  from: string
  both: readonly [Choice, Choice]
  to: string
}

const select = (name: string, value: string): Choice => ({
  control: (main) => main.getByRole('combobox', { name, exact: true }),
  value,
})
const button = (name: string): Choice => ({ control: (main) => main.getByRole('button', { name }) })

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const MINKE_WHALE = 'd5007ba6-6818-4257-a0bf-2aed02301647'

const PUBLIC: readonly TwoChoices[] = [
  {
    from: '/gallery?iucnStatus=CR&citesAppendix=I&page=2',
    both: [select('Per page', '48'), button('Remove filter Critically Endangered')],
    to: '/gallery?citesAppendix=I&size=48',
  },
  {
    from: '/gallery?family=Phocidae&family=Balaenidae',
    both: [button('Remove filter Phocidae'), button('Remove filter Balaenidae')],
    to: '/gallery',
  },
  {
    from: '/gallery?group=whales',
    both: [select('Order by', 'trade'), select('Per page', '12')],
    to: '/gallery?group=whales&order=trade&size=12',
  },
  {
    from: '/arctic-tracker?appendix=I&iucnStatus=CR',
    both: [button('Remove filter Critically Endangered'), select('Sort', 'iucn_status')],
    to: '/arctic-tracker?appendix=I&sort=iucn_status',
  },
  {
    from: '/glossary',
    both: [
      button('Data & Analysis'),
      {
        control: (main) =>
          main.getByRole('navigation', { name: 'Letters' }).getByRole('button', { name: 'T', exact: true }),
      },
    ],
    to: '/glossary?category=Data&letter=T',
  },
  {
    from: '/methodology/proof',
    both: [select('Species', NARWHAL), button('Printed')],
    to: `/methodology/proof?species=${NARWHAL}&sort=printed&order=descending`,
  },
  {
    from: `/species/${MINKE_WHALE}?tab=catch`,
    both: [select('Country', 'Norway'), select('Management Area', 'CM')],
    to: `/species/${MINKE_WHALE}?tab=catch&country=Norway&area=CM`,
  },
]

const ADMIN: readonly TwoChoices[] = [
  {
    from: '/admin/translations?page=2',
    both: [select('Language', 'no'), select('State', 'missing')],
    to: '/admin/translations?language=no&state=missing',
  },
  {
    from: '/admin/audit',
    both: [select('Table', 'species'), select('Change', 'update')],
    to: '/admin/audit?table=species&action=update',
  },
]

for (const { from, both, to } of sampled(PUBLIC, 3)) {
  test(`of two choices made at once on ${from} both stay: ${to}`, async ({ page, visit }) => {
    await visit(from)
    await makeAtOnce(page, both)
    await expect.poll(() => searchOf(page.url())).toEqual(searchOf(to))
  })
}

test.describe('in the back office', () => {
  test.use({ portal: 'curated' })
  test.beforeEach(({ page }) => signIn(page))

  for (const { from, both, to } of sampled(ADMIN, 1)) {
    test(`of two choices made at once on ${from} both stay`, async ({ page, visit }) => {
      await visit(from)
      await makeAtOnce(page, both)
      await expect.poll(() => searchOf(page.url())).toEqual(searchOf(to))
    })
  }
})

/** What an address says, in whichever order. */
function searchOf(address: string): string[] {
  const { pathname, search } = new URL(address, 'http://localhost')
  return [pathname, ...[...new URLSearchParams(search)].map((pair) => pair.join('=')).sort()]
}

const hasList = (opener: Element): boolean =>
  [...document.querySelectorAll('input[aria-hidden=true]')].some(
    (input) => opener.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING,
  )

/** Both within one task of the page, so that nothing is drawn between them. */
async function makeAtOnce(page: Page, both: readonly Choice[]): Promise<void> {
  const main = page.getByRole('main')
  await page.waitForFunction(isHydrated)
  for (const { control, value } of both) {
    await control(main).waitFor()
    // A select is drawn anew once its list has come.
    if (value !== undefined) await expect.poll(() => control(main).evaluate(hasList)).toBe(true)
  }
  const choices = await Promise.all(
    both.map(async ({ control, value }) => ({ element: await control(main).elementHandle(), value })),
  )
  await page.evaluate((all) => {
    for (const { element, value } of all) {
      if (value === undefined) (element as HTMLElement).click()
      else fill(element as Element, value)
    }

    function fill(opener: Element, value: string): void {
      const hidden = [...document.querySelectorAll<HTMLInputElement>('input[aria-hidden=true]')]
      const own = hidden.find(
        (input) => opener.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      if (own === undefined) throw new Error('No select was found')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, value)
      own.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, choices)
}
