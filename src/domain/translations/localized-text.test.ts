import { expect, test } from 'vitest'
import { localizeIn } from './localized-text.ts'

const say = localizeIn('is', [
  { record_id: 'bear', field: 'description', text: 'Stórt bjarndýr.', source: 'The editors', checked: false },
])

test('a text is said in the language of the reader where it is translated', () => {
  expect(say({ record_id: 'bear', field: 'description' }, 'A large bear.')).toEqual({
    text: 'Stórt bjarndýr.',
    language: 'is',
    translation: { source: 'The editors', checked: false, stands_out: false },
  })
})

test.each([
  { record_id: 'bear', field: 'use_and_trade' },
  { record_id: 'walrus', field: 'description' },
] as const)('$field of the $record_id is said in English', (place) => {
  expect(say(place, 'A large beast.')).toEqual({ text: 'A large beast.', language: 'en' })
})

test('an unchecked translation stands out among checked ones alone', () => {
  const sayBoth = localizeIn('is', [
    { record_id: 'bear', field: 'description', text: 'Stórt bjarndýr.', source: null, checked: false },
    { record_id: 'bear', field: 'use_and_trade', text: 'Veitt.', source: null, checked: true },
  ])
  const standsOut = (field: 'description' | 'use_and_trade') =>
    sayBoth({ record_id: 'bear', field }, 'A bear.').translation?.stands_out
  expect(standsOut('description')).toBe(true)
  expect(standsOut('use_and_trade')).toBe(false)
})
