import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  { given: "Dall's Porpoise", folded: 'dalls porpoise', what: 'a straight apostrophe goes' },
  { given: 'Dall’s Porpoise', folded: 'dalls porpoise', what: 'a typographic apostrophe goes' },
  { given: 'DALL`S Porpoise', folded: 'dalls porpoise', what: 'a backtick goes' },
  { given: 'Náhvalur', folded: 'nahvalur', what: 'accents go' },
  { given: 'sibirisk stør', folded: 'sibirisk stor', what: 'the Danish ø reads o' },
  { given: 'Æðarfugl', folded: 'aedarfugl', what: 'Icelandic letters are spelled out' },
  { given: 'Þorskur', folded: 'thorskur', what: 'thorn reads th' },
  { given: 'Чёрный', folded: 'черныи', what: 'ё and й read е and и' },
  { given: 'ᓇᓄᖅ', folded: 'nanuq', what: 'syllabics read in Latin letters' },
  {
    given: 'Nannjuđ čáhppesgáiru',
    folded: 'nannjud cahppesgairu',
    what: 'Northern Sámi letters lose their strokes and carons',
  },
  { given: 'Ǥuõʹlǥǥ ǯiõŋŋ', folded: 'guolgg zionn', what: 'Skolt Sámi letters too' },
  { given: 'Белуха', folded: 'белуха', what: 'Cyrillic letters change case' },
])('$what: $given', ({ given, folded }) => {
  expect(foldName(given)).toBe(folded)
})
