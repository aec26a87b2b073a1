import { expect, test } from 'vitest'
import { isKnownTerm, normaliseTerm, TRADE_TERMS } from './terms.ts'

test.each([
  { text: 'live', term: 'live' },
  { text: 'jewellery - ivory ', term: 'jewellery - ivory' },
  { text: 'Skin  pieces', term: 'skin pieces' },
  { text: 'LIV', term: 'live' },
  { text: 'IJW', term: 'jewellery - ivory' },
  { text: 'eggs (live)', term: 'eggs (live)' },
  { text: 'Walrus whiskers', term: 'walrus whiskers' },
])("'$text' is read as '$term'", ({ text, term }) => {
  expect(normaliseTerm(text)).toBe(term)
})

test('terms that sound alike stay apart', () => {
  for (const term of [
    'eggs',
    'eggs (live)',
    'fins',
    'fin (dried)',
    'fur product (small)',
    'fur products (large)',
  ]) {
    expect(normaliseTerm(term)).toBe(term)
    expect(isKnownTerm(term)).toBe(true)
  }
})

test('a word outside the vocabulary is not known', () => {
  expect(isKnownTerm('walrus whiskers')).toBe(false)
})

test('every term is its own normal form and stands once', () => {
  expect(TRADE_TERMS.map(normaliseTerm)).toEqual(TRADE_TERMS)
  expect(new Set(TRADE_TERMS).size).toBe(TRADE_TERMS.length)
})
