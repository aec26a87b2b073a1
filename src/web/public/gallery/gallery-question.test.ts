import { expect, test } from 'vitest'
import type { Language } from '#domain/portal/languages.ts'
import { filtersQuestion, galleryQuestion } from './gallery-question.ts'
import { type GallerySearch, WHOLE_GALLERY } from './gallery-search.ts'

test.each<{ what: string; search: Partial<GallerySearch>; language?: Language; asked: object }>([
  { what: 'nothing for the whole gallery', search: {}, asked: {} },
  {
    what: 'what is chosen',
    search: { search: 'bear', group: ['whales'], illegalTrade: true, page: 2, size: 12 },
    asked: { search: 'bear', group: ['whales'], illegalTrade: true, page: 2, size: 12 },
  },
  { what: 'an order without a language in English', search: { order: 'name' }, asked: { order: 'name' } },
  {
    what: 'the order by name in another language',
    search: {},
    language: 'is',
    asked: { order: 'name', language: 'is' },
  },
  {
    what: 'another order without the language',
    search: { order: 'trade' },
    language: 'is',
    asked: { order: 'trade' },
  },
  {
    what: 'the usual order where it is chosen',
    search: { order: 'scientific_name' },
    language: 'is',
    asked: {},
  },
  { what: 'nothing for the way it is drawn', search: { view: 'list' }, asked: {} },
])('the gallery asks for $what', ({ search, language = 'en', asked }) => {
  expect(galleryQuestion({ ...WHOLE_GALLERY, ...search }, language)).toEqual(asked)
})

test('the counts are asked for by the filters alone', () => {
  expect(
    filtersQuestion({ ...WHOLE_GALLERY, citesAppendix: ['I'], page: 3, order: 'trade', view: 'cards' }),
  ).toEqual({ citesAppendix: ['I'] })
})
