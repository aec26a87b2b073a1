import { expect, test } from '@playwright/test'
import { ALL_SCREENS } from './all-screens.ts'
import { routeOf, routes } from './routes.ts'

/* No screen is left out of what every screen is held to. */

test('every route has a screen that is looked at', async () => {
  const seen = await Promise.all(ALL_SCREENS.map(routeOf))
  expect(routes().filter((route) => !seen.includes(route))).toEqual([])
})

test('a screen that stands for another is there', () => {
  const missing = ALL_SCREENS.filter(
    ({ sameAs }) => sameAs !== undefined && !ALL_SCREENS.some(({ name }) => name === sameAs),
  )
  expect(missing).toEqual([])
})
