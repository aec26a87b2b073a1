import { expect, test } from 'vitest'
import type { CommonName } from '#contract/names-contract.ts'
import { namesByLanguage } from './names-by-language.ts'

const named = (
  name: string,
  language: CommonName['language'],
  iso_639: string,
  is_main = false,
): CommonName => ({
  name,
  language,
  iso_639,
  is_main,
  source: null,
  checked: true,
})

test('names stand by language in the order of the vocabulary, the main one first', () => {
  const names = [
    named('narhval', 'danish', 'da'),
    named('Unicorn Whale', 'en', 'en'),
    named('Narwhal', 'en', 'en', true),
  ]
  expect(
    namesByLanguage(names).map(({ language, names: known }) => [language, known.map(({ name }) => name)]),
  ).toEqual([
    ['en', ['Narwhal', 'Unicorn Whale']],
    ['danish', ['narhval']],
  ])
})

test('other languages stay apart from each other', () => {
  const names = [named('narwal', 'other', 'nl'), named('narwal', 'other', 'pl')]
  expect(namesByLanguage(names).map(({ iso_639 }) => iso_639)).toEqual(['nl', 'pl'])
})

test('no names make no groups', () => {
  expect(namesByLanguage([])).toEqual([])
})
