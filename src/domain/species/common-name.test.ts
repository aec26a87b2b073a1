import { expect, test } from 'vitest'
import { commonName } from './common-name.ts'

const species = {
  common_name: 'Narwhal',
  common_names: [
    { name: 'Narval', iso_639: 'fr', is_main: false },
    { name: 'náhvalur', iso_639: 'is', is_main: false },
  ],
  primary_common_name: 'Sea unicorn',
}

test.each([
  { what: 'the common name first', given: species, called: 'Narwhal' },
  { what: 'else the first of its names', given: { ...species, common_name: null }, called: 'Narval' },
  { what: 'a blank name counts as none', given: { ...species, common_name: ' ' }, called: 'Narval' },
  {
    what: 'else the primary name',
    given: { ...species, common_name: '', common_names: [] },
    called: 'Sea unicorn',
  },
  {
    what: 'else nothing',
    given: { common_name: null, common_names: [], primary_common_name: null },
    called: undefined,
  },
])('$what', ({ given, called }) => {
  expect(commonName(given, 'en')).toBe(called)
})

test.each([
  { language: 'is', called: 'náhvalur' },
  { language: 'da', called: 'Narwhal' },
])('in $language it is called $called', ({ language, called }) => {
  expect(commonName(species, language)).toBe(called)
})
