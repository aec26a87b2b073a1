import { readFileSync } from 'node:fs'
import { sampled } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { KEYBOARD_JOURNEYS } from './keyboard/journeys.ts'
import { skipAhead, walkThrough } from './keyboard/walk.ts'
import { expect, test } from './reader.ts'
import { ADMIN_SCREENS } from './screens/admin-screens.ts'
import { ALL_SCREENS, lookedAt, PUBLIC_SCREENS } from './screens/all-screens.ts'
import { routeOf, routes } from './screens/routes.ts'
import type { Screen } from './screens/screen.ts'
import { wordsIn } from './screens/words.ts'

/* Every screen is gone through without a mouse: here, or in a journey of its own. The usual run goes through a part. */

const WORDS = wordsIn('en')
const isWalked = ({ walked }: Screen) => walked === true
const PUBLIC_WALKS = 4
const BACK_OFFICE_WALKS = 1

for (const { name, address, shows } of sampled(lookedAt(PUBLIC_SCREENS).filter(isWalked), PUBLIC_WALKS)) {
  test(`by keys alone through ${name}`, async ({ page, visit, idOf }) => {
    await visit(typeof address === 'string' ? address : await address(idOf))
    await shows(page, WORDS)
    await walkThrough(page)
    await skipAhead(page)
  })
}

test.describe('in the back office', () => {
  test.use({ portal: 'curated' })

  for (const { name, address, shows } of sampled(
    lookedAt(ADMIN_SCREENS).filter(isWalked),
    BACK_OFFICE_WALKS,
  )) {
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
