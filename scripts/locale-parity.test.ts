import { expect, test } from 'vitest'
import { parityFindings } from './locale-parity.ts'

const ENGLISH = new Map([
  ['common:save', 'Save'],
  ['common:found', '{{count}} found in <b>{{place}}</b>'],
  ['common:code', 'EN'],
  ['common:status', 'Status'],
])

test.each([
  {
    what: 'a whole translation',
    words: { save: 'Gem', found: '{{count}} fundet i <b>{{place}}</b>', code: 'EN', status: 'Status' },
    findings: [],
  },
  {
    what: 'a missing key and one too many',
    words: { found: '<b>{{place}}</b>: {{count}}', code: 'EN', status: 'Status', saved: 'Gemt' },
    findings: ['da/common:save is missing', 'da/common:saved has no English'],
  },
  {
    what: 'other placeholders',
    words: { save: 'Gem', found: '{{count}} fundet i {{place}}', code: 'EN', status: 'Status' },
    findings: ['da/common:found has other placeholders than the English'],
  },
  {
    what: 'an empty value',
    words: { save: ' ', found: '{{count}} <b>{{place}}</b>', code: 'EN', status: 'Status' },
    findings: ['da/common:save is empty'],
  },
  {
    what: 'an English value',
    words: { save: 'Save', found: '{{count}} <b>{{place}}</b>', code: 'EN', status: 'Status' },
    findings: ["da/common:save is English: 'Save'"],
  },
])('$what', ({ words, findings }) => {
  const translated = new Map(Object.entries(words).map(([name, value]) => [`common:${name}`, value]))
  expect(parityFindings('da', ENGLISH, translated, ['Status'])).toEqual(findings)
})
