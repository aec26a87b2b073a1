import { expect, test } from 'vitest'
import { capitalised, nameAsLabel } from './letter-case.ts'

test.each([
  {
    what: 'a name begins with a capital',
    local: 'náhvalur',
    english: 'Narwhal',
    language: 'is',
    label: 'Náhvalur',
  },
  {
    what: 'its other words stay small',
    local: 'canadisk los',
    english: 'Canada Lynx',
    language: 'da',
    label: 'Canadisk los',
  },
  {
    what: 'English names keep theirs in English',
    english: 'Siberian Sturgeon',
    language: 'en',
    label: 'Siberian Sturgeon',
  },
  {
    what: 'beside other names they follow them',
    english: 'Siberian Sturgeon',
    language: 'is',
    label: 'Siberian sturgeon',
  },
  {
    what: 'hyphens change nothing',
    english: 'Short-tailed Albatross',
    language: 'is',
    label: 'Short-tailed albatross',
  },
  {
    what: 'places keep their capital',
    english: 'North American River Otter',
    language: 'no',
    label: 'North American river otter',
  },
  {
    what: 'oceans too',
    english: 'North Pacific Right Whale',
    language: 'da',
    label: 'North Pacific right whale',
  },
  { what: 'countries too', english: 'Aleutian Canada Goose', language: 'da', label: 'Aleutian Canada goose' },
  {
    what: 'a person comes first',
    english: "Baird's Beaked Whale",
    language: 'is',
    label: "Baird's beaked whale",
  },
])('$what: $label', ({ local, english, language, label }) => {
  expect(nameAsLabel(local, english, language)).toBe(label)
})

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
