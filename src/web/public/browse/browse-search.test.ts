import { expect, test } from 'vitest'
import { ALL_SPECIES, browseQuestion, browseSearch } from './browse-search.ts'

test.each([
  { what: 'nothing', given: {}, read: {} },
  { what: 'a search with a command in it', given: { search: ' bear; DROP x' }, read: { search: 'bear x' } },
  { what: 'a status that is none', given: { iucnStatus: ['XX', 'CR'] }, read: { iucnStatus: ['CR'] } },
  { what: 'an appendix', given: { citesAppendix: 'II' }, read: { citesAppendix: ['II'] } },
  { what: 'a page', given: { page: '2' }, read: { page: 2 } },
  {
    what: 'what only the gallery can do',
    given: { family: 'Ursidae', size: 96, illegalTrade: '1' },
    read: {},
  },
])('the browse page reads $what', ({ given, read }) => {
  expect(browseSearch(given)).toEqual({ ...ALL_SPECIES, ...read })
})

test('a page holds twenty species and asks for nothing that the address cannot say', () => {
  expect(browseQuestion({ ...ALL_SPECIES, search: 'whale' })).toEqual({
    search: 'whale',
    iucnStatus: [],
    citesAppendix: [],
    family: [],
    illegalTrade: false,
    page: 1,
    size: 20,
  })
})
