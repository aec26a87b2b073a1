import { type Page, test } from '@playwright/test'
import type { Language } from '#domain/portal/languages.ts'
import { inTurn, isLongRun } from '#testing/long-run.ts'
import type { Look } from '#testing/screen-matrix.ts'
import { expectAccessible, expectToFitItsWidth } from '../accessible.ts'
import { expectChartsInTables } from './charts.ts'
import { expectGoodFocus } from './focus-walk.ts'
import { expectMarksInForcedColours } from './forced-colours.ts'
import { expectToReflow } from './reflow.ts'
import { expectStatusesInWords } from './statuses.ts'
import { expectNoMotion, expectRest } from './stillness.ts'

/** What a browser says of its reader's language. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', is: 'is-IS', no: 'nb-NO', da: 'da-DK' }

/** The browser that a look needs, for `test.use`. */
export const browserFor = ({ language, width, theme }: Look) => ({
  locale: LOCALES[language],
  viewport: { width, height: 800 },
  colorScheme: theme,
})

/** 'is, dark, 360 px', for the title of a test. */
export const told = ({ language, width, theme }: Look) => `${language}, ${theme}, ${width} px`

/**
 * The screen fits its width, and axe objects to nothing. Axe takes longer than all the rest: of what it has seen
 * the like of it is asked in the long run alone.
 */
export async function lookOver(page: Page, isNewToAxe = true): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await test.step('width', () => expectToFitItsWidth(page))
  if (isLongRun || isNewToAxe) await test.step('axe', () => expectAccessible(page))
}

/** What takes long beyond that; in the usual run the screens take turns. */
const LONG_LOOKS: Record<string, (page: Page) => Promise<void>> = {
  reflow: expectToReflow,
  charts: expectChartsInTables,
  'forced colours': expectMarksInForcedColours,
}

/** What no reading of its markup tells: how it does without colours, motion, a mouse, room and its own type. */
export async function lookBeyond(page: Page, place: number): Promise<void> {
  await test.step('colour', () => expectStatusesInWords(page))
  await test.step('motion', () => expectNoMotion(page))
  await test.step('rest', () => expectRest(page))
  // The usual run walks by keys through a sample of the screens, in `keyboard.spec.ts` and journeys of their own.
  if (isLongRun) await test.step('focus', () => expectGoodFocus(page))
  for (const [name, look] of inTurn(Object.entries(LONG_LOOKS), place))
    await test.step(name, () => look(page))
}
