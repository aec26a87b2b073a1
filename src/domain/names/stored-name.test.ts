import { expect, test } from 'vitest'
import { nameKey, storedCommonName, storedEpithet, storedScientificName, storedTaxon } from './stored-name.ts'

test.each([
  { what: 'as it should be', typed: 'Monodon monoceros', stored: 'Monodon monoceros' },
  { what: 'two blanks and no capital', typed: ' monodon  monoceros ', stored: 'Monodon monoceros' },
  { what: 'other kinds of blanks', typed: 'Monodon\u00a0\tmonoceros', stored: 'Monodon monoceros' },
  { what: 'capitals', typed: 'MONODON MONOCEROS', stored: 'Monodon monoceros' },
  { what: 'a subspecies', typed: 'branta Canadensis Leucopareia', stored: 'Branta canadensis leucopareia' },
  { what: 'a hyphen', typed: 'Polygonia C-Album', stored: 'Polygonia c-album' },
  { what: 'a subgenus', typed: 'Balaena (Eubalaena) Glacialis', stored: 'Balaena (Eubalaena) glacialis' },
  {
    what: 'an author',
    typed: 'Monodon monoceros Linnaeus, 1758',
    stored: 'Monodon monoceros Linnaeus, 1758',
  },
])('a scientific name, $what', ({ typed, stored }) => {
  expect(storedScientificName(typed)).toBe(stored)
  expect(storedScientificName(stored), 'stays as it is').toBe(stored)
})

test.each([
  { what: 'a curly apostrophe', typed: 'Dall’s  porpoise', stored: "Dall's porpoise" },
  { what: 'an accent as apostrophe', typed: 'Dall´s porpoise', stored: "Dall's porpoise" },
  { what: 'curly quotation marks', typed: '„Narwal“', stored: '"Narwal"' },
  { what: 'a letter and its accent', typed: 'i\u0301sbjo\u0308rn', stored: 'ísbjörn' },
  { what: 'all in capitals', typed: "DALL'S PORPOISE", stored: "Dall's Porpoise" },
  { what: 'all in capitals with accents', typed: 'HVÍTABJÖRN', stored: 'Hvítabjörn' },
  { what: 'an abbreviation', typed: 'RBG', stored: 'RBG' },
  { what: 'small letters', typed: 'narhval', stored: 'narhval' },
  { what: 'syllabics', typed: 'ᓇᓄᖅ', stored: 'ᓇᓄᖅ' },
])('a common name, $what', ({ typed, stored }) => {
  expect(storedCommonName(typed)).toBe(stored)
  expect(storedCommonName(stored), 'stays as it is').toBe(stored)
})

test('taxa have a capital, epithets have none', () => {
  expect(storedTaxon(' BALAENIDAE ')).toBe('Balaenidae')
  expect(storedTaxon('ave')).toBe('Ave')
  expect(storedEpithet('Monoceros')).toBe('monoceros')
})

test.each([
  ['monodon  monoceros', 'Monodon monoceros'],
  ['DALL’S PORPOISE', "Dall's porpoise"],
  ['i\u0301sbjo\u0308rn', 'Ísbjörn'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test.each([
  ['Phocoena phocoena', 'Phocoena'],
  ['Dalls porpoise', "Dall's porpoise"],
  ['isbjorn', 'ísbjörn'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})
