import { expect, test } from 'vitest'
import { categoryInFiles, findTaggedCategory, plainCategory, taggedCategory } from './tagged-category.ts'

const YES = true
const NO = false
const UNKNOWN = null

test.each([
  { status: 'CR', gone: YES, goneInWild: UNKNOWN, tagged: 'CR (PE)', file: 'CR (Possibly Extinct)' },
  {
    status: 'CR',
    gone: UNKNOWN,
    goneInWild: YES,
    tagged: 'CR (PEW)',
    file: 'CR (Possibly Extinct in the Wild)',
  },
  { status: 'CR', gone: YES, goneInWild: YES, tagged: 'CR (PE)', file: 'CR (Possibly Extinct)' },
  { status: 'CR', gone: NO, goneInWild: NO, tagged: 'CR', file: 'CR' },
  { status: 'CR', gone: UNKNOWN, goneInWild: UNKNOWN, tagged: 'CR', file: 'CR' },
  { status: 'EN', gone: YES, goneInWild: YES, tagged: 'EN', file: 'EN' },
  { status: 'LC', gone: UNKNOWN, goneInWild: UNKNOWN, tagged: 'LC', file: 'LC' },
] as const)(
  '$status, possibly extinct $gone, in the wild $goneInWild: $tagged',
  ({ status, gone, goneInWild, tagged, file }) => {
    const facts = { status, possibly_extinct: gone, possibly_extinct_in_wild: goneInWild }
    expect(taggedCategory(facts)).toBe(tagged)
    expect(categoryInFiles(tagged)).toBe(file)
    expect(plainCategory(tagged)).toBe(status)
    expect(findTaggedCategory(tagged)).toBe(tagged)
  },
)

test('without a category there is no tag', () => {
  expect(taggedCategory({ status: null, possibly_extinct: true, possibly_extinct_in_wild: null })).toBeNull()
  expect(findTaggedCategory('LR/cd')).toBeUndefined()
})
