import { readFileSync } from 'node:fs'
import { isLongRun } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { KEYBOARD_JOURNEYS } from './keyboard/journeys.ts'
import { skipAhead, walkThrough } from './keyboard/walk.ts'
import { expect, test } from './reader.ts'
import { ADMIN_SCREENS } from './screens/admin-screens.ts'
import { ALL_SCREENS, PUBLIC_SCREENS } from './screens/all-screens.ts'
import { routeOf, routes } from './screens/routes.ts'
import type { Screen } from './screens/screen.ts'
import { wordsIn } from './screens/words.ts'
import { WRITTEN_SCREENS } from './screens/written-screens.ts'

/* Every screen is gone through without a mouse: here, or in a journey of its own. */

const WORDS = wordsIn('en')
const isWalked = ({ walked }: Screen) => walked === true
/** Of the pages to be read, which are built alike, every so many is gone through in the usual run. */
const WRITTEN_EACH = 3
const isInSample = (screen: Screen) =>
  screen.sameAs === undefined && Math.max(0, WRITTEN_SCREENS.indexOf(screen)) % WRITTEN_EACH === 0
const isWalkedHere = (screen: Screen) => isWalked(screen) && (isLongRun || isInSample(screen))

for (const { name, address, shows } of PUBLIC_SCREENS.filter(isWalkedHere)) {
  test(`by keys alone through ${name}`, async ({ page, visit, idOf }) => {
    await visit(typeof address === 'string' ? address : await address(idOf))
    await shows(page, WORDS)
    await walkThrough(page)
    await skipAhead(page)
  })
}

test.describe('in the back office', () => {
  test.use({ portal: 'curated' })

  for (const { name, address, shows } of ADMIN_SCREENS.filter(isWalkedHere)) {
    test(`by keys alone through ${name}`, async ({ page, visit, idOf }) => {
      await signIn(page)
      await visit(typeof address === 'string' ? address : await address(idOf))
      await shows(page, WORDS)
      await walkThrough(page)
      await skipAhead(page)
    })
  }
})

test('every route is gone through by keys alone', async () => {
  const walked = await Promise.all(ALL_SCREENS.filter(isWalked).map(routeOf))
  const gone = [...walked, ...KEYBOARD_JOURNEYS.flatMap((journey) => journey.routes)]
  expect(routes().filter((route) => !gone.includes(route))).toEqual([])
})

test('every journey that is named for a route is there', () => {
  const missing = KEYBOARD_JOURNEYS.filter(({ file, title }) => !readFileSync(file, 'utf8').includes(title))
  expect(missing).toEqual([])
})
