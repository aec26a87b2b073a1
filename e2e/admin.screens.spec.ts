import { looksAt } from '#testing/screen-matrix.ts'
import { signIn } from './curator.ts'
import { test } from './reader.ts'
import { ADMIN_SCREENS, LINK_SCREENS, LOGIN } from './screens/admin-screens.ts'
import { lookedAt } from './screens/all-screens.ts'
import { browserFor, lookBeyond, lookOver, told } from './screens/look-over.ts'
import { wordsIn } from './screens/words.ts'

/* The back office. In which languages, widths and themes each runs: see src/testing/screen-matrix.ts. */

test.use({ portal: 'curated' })

for (const [place, screen] of lookedAt([LOGIN, ...LINK_SCREENS, ...ADMIN_SCREENS]).entries()) {
  const { name, address, shows } = screen
  const looks = looksAt(place)
  for (const look of looks) {
    test.describe(() => {
      test.use(browserFor(look))

      test(`${name} is in order: ${told(look)}`, async ({ page, visit, idOf }) => {
        if (ADMIN_SCREENS.includes(screen)) await signIn(page)
        await visit(typeof address === 'string' ? address : await address(idOf))
        await shows(page, wordsIn(look.language))
        await lookOver(page)
        if (look === looks[0]) await lookBeyond(page, place)
      })
    })
  }
}
