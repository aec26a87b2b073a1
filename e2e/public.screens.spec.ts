import { looksAt } from '#testing/screen-matrix.ts'
import { test } from './reader.ts'
import { lookedAt, PUBLIC_SCREENS } from './screens/all-screens.ts'
import { browserFor, lookBeyond, lookOver, told } from './screens/look-over.ts'
import { expectNoUnmarkedEnglish } from './screens/unmarked-english.ts'
import { wordsIn } from './screens/words.ts'

/* In which languages, widths and themes each runs: see src/testing/screen-matrix.ts. */

for (const [place, { name, address, shows }] of lookedAt(PUBLIC_SCREENS).entries()) {
  const looks = looksAt(place)
  for (const look of looks) {
    test.describe(() => {
      test.use(browserFor(look))

      test(`${name} is in order: ${told(look)}`, async ({ page, visit, idOf }) => {
        const path = typeof address === 'string' ? address : await address(idOf)
        await visit(path)
        await shows(page, wordsIn(look.language))
        await lookOver(page)
        await test.step('language', () => expectNoUnmarkedEnglish(page, look.language))
        if (look === looks[0]) await lookBeyond(page, place)
      })
    })
  }
}
