import { expect, test } from 'vitest'
import { TRANSLATION_LANGUAGES } from '../translations/translated-fields.ts'
import { languagesNamed } from './languages-named.ts'
import { NAME_LANGUAGES } from './name-languages.ts'

test.each([
  { text: 'English', named: ['en'] },
  { text: ' engl', named: ['en'] },
  { text: 'enska', named: ['en'] },
  { text: 'ISLANDSK', named: ['icelandic'] },
  { text: 'íslenska', named: ['icelandic'] },
  { text: 'islenska', named: ['icelandic'] },
  { text: 'Danish', named: ['danish'] },
  { text: 'færøysk', named: ['faroese'] },
  { text: 'greenlandic', named: ['greenlandic'] },
  { text: 'kalaallisut', named: ['greenlandic'] },
  { text: 'sami', named: ['sami'] },
  { text: 'samisk', named: ['sami'] },
  { text: 'Germ', named: ['de'] },
  { text: 'other', named: [] },
  { text: 'en', named: [] },
  { text: '', named: [] },
  { text: 'sole', named: [] },
])('$text names $named', ({ text, named }) => {
  expect(languagesNamed(text, NAME_LANGUAGES)).toEqual(named)
})

test('languages that are stored by their code are found by name too', () => {
  expect(languagesNamed('Norwegian', TRANSLATION_LANGUAGES)).toEqual(['no'])
  expect(languagesNamed('dansk', TRANSLATION_LANGUAGES)).toEqual(['da'])
})
