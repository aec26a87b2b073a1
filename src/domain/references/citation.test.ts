import { expect, test } from 'vitest'
import { citationOf, doiAddress, groupReferences } from './citation.ts'

const work = {
  authors: 'Gervelis, B.; Natanson, L.',
  year: 2013,
  title: 'Age and growth of the common thresher shark',
  journal: 'Transactions of the American Fisheries Society',
  doi: '10.1080/00028487.2013.815658',
}

test.each([
  {
    what: 'a complete work',
    given: work,
    text: 'Gervelis, B.; Natanson, L. (2013). Age and growth of the common thresher shark. Transactions of the American Fisheries Society. https://doi.org/10.1080/00028487.2013.815658',
  },
  {
    what: 'a work without year, journal and DOI',
    given: { ...work, year: null, journal: null, doi: null },
    text: 'Gervelis, B.; Natanson, L. Age and growth of the common thresher shark.',
  },
  {
    what: 'a work without authors',
    given: { ...work, authors: null, doi: ' ' },
    text: 'Age and growth of the common thresher shark (2013). Transactions of the American Fisheries Society.',
  },
  {
    what: 'a report that can be read at an address',
    given: { ...work, journal: 'TRAFFIC', doi: null, url: 'https://example.org/report' },
    text: 'Gervelis, B.; Natanson, L. (2013). Age and growth of the common thresher shark. TRAFFIC. https://example.org/report',
  },
  {
    what: 'a DOI takes precedence over another address',
    given: { ...work, journal: null, url: 'https://example.org/copy' },
    text: 'Gervelis, B.; Natanson, L. (2013). Age and growth of the common thresher shark. https://doi.org/10.1080/00028487.2013.815658',
  },
  {
    what: 'a title that ends its own sentence',
    given: { ...work, title: 'Where do they go?', journal: null, doi: null },
    text: 'Gervelis, B.; Natanson, L. (2013). Where do they go?',
  },
])('$what', ({ given, text }) => {
  expect(citationOf(given).text).toBe(text)
})

test.each([
  '10.3354/meps08495',
  'https://doi.org/10.3354/meps08495',
  'http://dx.doi.org/10.3354/meps08495',
  'doi: 10.3354/meps08495',
])('%s is one DOI however it is written', (doi) => {
  expect(citationOf({ ...work, doi }).doi).toBe('10.3354/meps08495')
})

test('a DOI with odd characters still makes an address', () => {
  expect(doiAddress('10.1644/1545(2003)<0101>2')).toBe('https://doi.org/10.1644/1545(2003)%3C0101%3E2')
})

test('works stand under their kind, journal articles first', () => {
  const works = [
    { title: 'a report', type: 'report' as const },
    { title: 'an article', type: 'journal_article' as const },
    { title: 'another article', type: 'journal_article' as const },
  ]
  expect(groupReferences(works).map(({ type, works }) => [type, works.length])).toEqual([
    ['journal_article', 2],
    ['report', 1],
  ])
})
