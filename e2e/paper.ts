import { expect, type Locator, type Page } from '@playwright/test'

/** A4 between margins of a centimetre, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }
const SCREEN = { width: 1280, height: 800 }

/** Gates the measuring of charts, which a browser does not repeat for paper. Before the page is opened. */
export async function measureOnScreenAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Observer = window.ResizeObserver
    window.ResizeObserver = class extends Observer {
      constructor(report: ResizeObserverCallback) {
        super((...changes) => {
          if (!matchMedia('print').matches) report(...changes)
        })
      }
    }
  })
}

/** Lays the page out as it is printed: in print styles at the width of a sheet, with charts as the screen drew them. */
export async function layOutOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(SHEET)
}

/** Back to the screen, for the next page. */
export async function layOutOnScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null })
  await page.setViewportSize(SCREEN)
}

/** No figure is covered by its neighbour, and none leaves the sheet or its own frame. */
export async function expectFiguresApart(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const figures = [...document.querySelectorAll('main figure')].filter(
      (one) => one.getClientRects().length > 0,
    )
    const nameOf = (figure: Element) => figure.querySelector('h2, h3')?.textContent ?? 'figure'
    const boxes = figures.map((figure) => ({
      figure,
      name: nameOf(figure),
      box: figure.getBoundingClientRect(),
    }))
    const covered = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ figure, box }) =>
            !one.figure.contains(figure) &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1 &&
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1,
        )
        .map(({ name }) => `${one.name} and ${name} cover each other`),
    )
    const drawings = boxes.flatMap(({ figure, name, box }) =>
      [...figure.querySelectorAll('svg[data-plot], table, dl')]
        .map((drawn) => drawn.getBoundingClientRect())
        .filter(({ width, right, bottom }) => width > 0 && (right > box.right + 1 || bottom > box.bottom + 1))
        .map(() => `${name} is larger than its frame`),
    )
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the sheet'] : []
    return [...covered, ...drawings, ...wide]
  })
  expect(faults).toEqual([])
}

/** Nothing of the page leaves the sheet, and nothing is cut off that a reader would scroll to on a screen. */
export async function expectWithinSheet(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const nameOf = (part: Element) =>
      `${part.tagName.toLowerCase()} '${(part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40)}'`
    const parts = [...document.querySelectorAll('main *')].filter((part) => {
      const { width, height } = part.getBoundingClientRect()
      // What is for screen readers alone takes a pixel.
      return (
        width > 1 &&
        height > 1 &&
        part.closest('svg svg, .sr-only') === null &&
        !(part.closest('svg') && part.tagName !== 'svg')
      )
    })
    const beyond = parts
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        return right > innerWidth + 1 || left < -1
      })
      .map((part) => `${nameOf(part)} leaves the sheet`)
    const cut = parts
      .filter((part) => {
        const { overflowX, overflowY } = getComputedStyle(part)
        const isCut = (overflow: string) => overflow !== 'visible' && overflow !== 'clip'
        return (
          (isCut(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
          (isCut(overflowY) && part.scrollHeight > part.clientHeight + 1)
        )
      })
      .map((part) => `${nameOf(part)} is cut off`)
    return [...beyond, ...cut].slice(0, 12)
  })
  expect(faults).toEqual([])
}

/** Every colour within the sheets is black, white or grey. */
export async function expectGrey(sheets: Locator): Promise<void> {
  const coloured = await sheets.evaluateAll((all) => {
    const isGrey = (colour: string) => {
      const [red, green, blue] = colour.match(/\d+(\.\d+)?/g) ?? []
      return !colour.startsWith('rgb') || (red === green && green === blue)
    }
    return all
      .flatMap((sheet) => [...sheet.querySelectorAll('*')])
      .flatMap((part) => {
        const { color, fill, stroke, backgroundColor } = getComputedStyle(part)
        return [color, fill, stroke, backgroundColor]
          .filter((one) => !isGrey(one))
          .map((one) => `${part.tagName} ${one}`)
      })
  })
  expect([...new Set(coloured)]).toEqual([])
}

/** How many pages a PDF has, and whether it says what is a heading, a table, a figure. */
export function pdfFacts(pdf: Buffer): { pages: number; isTagged: boolean } {
  const text = pdf.toString('latin1')
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    isTagged: text.includes('/StructTreeRoot'),
  }
}
