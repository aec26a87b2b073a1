import { csvParse } from 'd3-dsv'
import { expect, test } from 'vitest'
import { CODEBOOK } from './codebook.ts'
import { viewCsv, viewJson, viewMetadata } from './view-files.ts'
import type { PublishedView } from './view-table.ts'

const view: PublishedView = {
  view: 'two-ledgers',
  title: 'Monodon monoceros: two ledgers',
  release: '2025.1',
  selection: 'term=tusks',
  notes: 'signs: none',
  citations: ['Cite so'],
  licence: 'Terms',
  publisher_address: 'https://trade.cites.org',
  simulated: false,
  columns: ['term', 'lean', 'complete_year', 'quantity_larger', 'notes'],
  rows: [
    ['tusks, "large"', -0.5, true, 57_796.67, 'first\nsecond'],
    ['=SUM(A1)', null, false, 1e-9, null],
    ['-', 0, null, 1e21, '@import'],
  ],
}

test('a CSV file has one line of headings, lines that end as RFC 4180 says, and no formula', () => {
  expect(viewCsv(view)).toBe(
    [
      'term,lean,complete_year,quantity_larger,notes',
      '"tusks, ""large""",-0.5,true,57796.67,"first\nsecond"',
      "'=SUM(A1),,false,1e-9,",
      "'-,0,,1e+21,'@import",
      '',
    ].join('\r\n'),
  )
})

test('a reader of CSV finds the same cells again, and negative figures as figures', () => {
  const [first] = csvParse(viewCsv(view))
  expect(first).toEqual({
    term: 'tusks, "large"',
    lean: '-0.5',
    complete_year: 'true',
    quantity_larger: '57796.67',
    notes: 'first\nsecond',
  })
})

test('JSON has one object per row, and what is unknown is null', () => {
  const { rows, records, columns, release } = JSON.parse(viewJson(view))
  expect({ rows, columns, release }).toEqual({ rows: 3, columns: undefined, release: '2025.1' })
  expect(records[1]).toEqual({
    term: '=SUM(A1)',
    lean: null,
    complete_year: false,
    quantity_larger: 1e-9,
    notes: null,
  })
})

/** The rules of the metadata vocabulary that a processor refuses a document over. Source: W3C, CSV on the Web, 2015. */
test('metadata names the file and every column as CSV on the Web asks', () => {
  const metadata = JSON.parse(
    viewMetadata(view, { csv: 'https://portal.example/a.csv', page: 'https://portal.example/a' }),
  )
  const [context, local] = metadata['@context']
  expect([context, Object.keys(local)]).toEqual(['http://www.w3.org/ns/csvw', ['@language']])
  expect(new URL(metadata.url).pathname).toBe('/a.csv')
  const { columns } = metadata.tableSchema
  expect(columns.map(({ name }: { name: string }) => name)).toEqual(view.columns)
  for (const { name, datatype } of columns) {
    // A name must not begin with an underscore and may be the fragment of an address.
    expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
    expect(['string', 'integer', 'number', 'boolean', 'date', 'anyURI']).toContain(datatype)
  }
  const prefixed = [metadata, ...columns].flatMap(Object.keys).filter((key) => key.includes(':'))
  // Prefixes of the initial context of RDFa.
  expect(prefixed.every((key) => /^(dc|schema):/.test(key))).toBe(true)
})

test('columns have snake_case names and a description that says more than the name', () => {
  for (const [name, { description }] of Object.entries(CODEBOOK)) {
    expect(name).toMatch(/^[a-z]+(_[a-z0-9]+)*$/)
    expect(description.length).toBeGreaterThan(3)
  }
})
