import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const TREES = {
  common: { portal: { name: 'Arctic Tracker' } },
  sharing: { records_one: '{{count}} record of {{what}}', records_other: '{{count}} records of {{what}}' },
}

const t = wordsOf({ translations: () => TREES }, 'en', ['common', 'sharing'])

test.each([
  { key: 'common:portal.name', values: undefined, words: 'Arctic Tracker' },
  { key: 'sharing:records', values: { count: 1, what: 'skins' }, words: '1 record of skins' },
  { key: 'sharing:records', values: { count: 2, what: 'skins' }, words: '2 records of skins' },
])('$key with $values is "$words"', ({ key, values, words }) => {
  expect(t(key, values)).toBe(words)
})

test('of several keys the first with words counts', () => {
  expect(t(['sharing:nothing', 'common:portal.name'])).toBe('Arctic Tracker')
})

test('a place that nobody gave a value for is not shown open', () => {
  expect(() => t('sharing:records', { count: 0 })).toThrow(
    "Nothing was given for {{what}} of 'sharing:records'",
  )
})

test.each(['sharing:nothing', 'common:portal', 'nowhere:at.all'])('there are no words for %s', (key) => {
  expect(() => t(key)).toThrow(`There are no words for '${key}'`)
})
