import { expect, test } from 'vitest'
import { ARTICLE_COLUMNS, columnsOf, shownColumns } from './article-columns.tsx'
import { articleSearch, WHOLE_TABLE } from './article-search.ts'

test.each([
  { given: {}, read: WHOLE_TABLE },
  { given: { view: 'everything', column: 7, search: ['a', 'b'] }, read: WHOLE_TABLE },
  {
    given: { search: 'bear', view: 'full', column: ['last_updated', 'trade_verdict', 'last_updated'] },
    read: { search: 'bear', view: 'full', column: ['last_updated', 'trade_verdict'] },
  },
  { given: { column: 'trade_verdict' }, read: { ...WHOLE_TABLE, column: ['trade_verdict'] } },
])('$given', ({ given, read }) => {
  expect(articleSearch(given)).toEqual(read)
})

test('the simple table has nine columns between species and actions, the full one all', () => {
  expect(columnsOf('simple')).toHaveLength(9)
  expect(columnsOf('full')).toEqual(ARTICLE_COLUMNS)
})

test.each([
  { what: 'none chosen', view: 'simple', column: [], shown: columnsOf('simple') },
  { what: 'one that there is not', view: 'simple', column: ['colour'], shown: columnsOf('simple') },
  { what: 'some chosen', view: 'simple', column: ['trade_verdict'], shown: ['trade_verdict'] },
  { what: 'none of them in this view', view: 'simple', column: ['family'], shown: columnsOf('simple') },
  {
    what: 'of another view',
    view: 'full',
    column: ['family', 'trade_verdict'],
    shown: ['family', 'trade_verdict'],
  },
] as const)('$what', ({ view, column, shown }) => {
  expect(shownColumns({ view, column: [...column] })).toEqual(shown)
})
