import { expect, test } from 'vitest'
import { ARTICLE_COLUMNS, articleSearch, columnsOf, shownColumns, WHOLE_TABLE } from './article-search.ts'

test.each([
  { given: {}, read: WHOLE_TABLE },
  { given: { view: 'everything', column: 'colour', search: ['a', 'b'] }, read: WHOLE_TABLE },
  {
    given: { search: 'bear', view: 'full', column: ['last_updated', 'trade_trend', 'last_updated'] },
    read: { search: 'bear', view: 'full', column: ['trade_trend', 'last_updated'] },
  },
  { given: { column: 'trade_trend' }, read: { ...WHOLE_TABLE, column: ['trade_trend'] } },
])('$given', ({ given, read }) => {
  expect(articleSearch(given)).toEqual(read)
})

test('the simple table has eight columns between species and actions, the full one all', () => {
  expect(columnsOf('simple')).toHaveLength(8)
  expect(columnsOf('full')).toEqual(ARTICLE_COLUMNS)
})

test.each([
  { what: 'none chosen', view: 'simple', column: [], shown: columnsOf('simple') },
  { what: 'some chosen', view: 'simple', column: ['trade_trend'], shown: ['trade_trend'] },
  { what: 'none of them in this view', view: 'simple', column: ['family'], shown: columnsOf('simple') },
  {
    what: 'of another view',
    view: 'full',
    column: ['family', 'trade_trend'],
    shown: ['family', 'trade_trend'],
  },
] as const)('$what', ({ view, column, shown }) => {
  expect(shownColumns({ view, column: [...column] })).toEqual(shown)
})
