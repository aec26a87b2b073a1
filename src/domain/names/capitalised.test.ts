import { expect, test } from 'vitest'
import { capitalised } from './capitalised.ts'

test.each([
  { given: 'náhvalur', shown: 'Náhvalur', what: 'an Icelandic name' },
  { given: 'ísbjörn', shown: 'Ísbjörn', what: 'an accented letter' },
  { given: 'øredusk', shown: 'Øredusk', what: 'a Danish letter' },
  {
    given: 'narhval (Monodon monoceros)',
    shown: 'Narhval (Monodon monoceros)',
    what: 'the first letter alone',
  },
  { given: 'Narwhal', shown: 'Narwhal', what: 'what has a capital already' },
  { given: 'ᓇᓄᖅ', shown: 'ᓇᓄᖅ', what: 'a script without capitals' },
  { given: '16. mai', shown: '16. mai', what: 'a figure' },
  { given: '', shown: '', what: 'nothing' },
])('$what: $shown', ({ given, shown }) => {
  expect(capitalised(given)).toBe(shown)
})
