import { expect, test } from 'vitest'
import { institutionIn } from './institution-name.ts'

const AKUREYRI = 'University of Akureyri'

test.each([
  {
    what: 'it has a name of its own in Icelandic',
    language: 'is',
    institution: AKUREYRI,
    called: { name: 'Háskólinn á Akureyri', of: 'Háskólans á Akureyri', lang: undefined },
  },
  {
    what: 'else its name is marked as English',
    language: 'da',
    institution: AKUREYRI,
    called: { name: AKUREYRI, of: AKUREYRI, lang: 'en' },
  },
  {
    what: 'on an English page it needs no mark',
    language: 'en',
    institution: AKUREYRI,
    called: { name: AKUREYRI, of: AKUREYRI, lang: undefined },
  },
  {
    what: 'of another institution only the name given is known',
    language: 'is',
    institution: 'A university',
    called: { name: 'A university', of: 'A university', lang: 'en' },
  },
])('$what', ({ language, institution, called }) => {
  expect(institutionIn(language, institution)).toEqual(called)
})
