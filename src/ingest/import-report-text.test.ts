import { expect, test } from 'vitest'
import type { ImportReport } from '#domain/releases/import-report.ts'
import { formatReport } from './import-report-text.ts'

const report: ImportReport = {
  source: 'cites-trade',
  outcome: 'stored',
  read: 12_480,
  stored: 12_431,
  skipped: [],
  refused: [],
  left_aside: [],
  unknown: [],
  cleaned: [],
  refused_files: [],
  checksum: null,
  first_year: null,
  last_year: null,
  last_complete_year: null,
}

const lines = (changes: Partial<ImportReport>) => formatReport({ ...report, ...changes }).split('\n')

test('counts come first', () => {
  expect(lines({})).toEqual(['The import is stored.', '12,480 read, 12,431 stored, 0 skipped, 0 refused', ''])
})

test('a dry run says that nothing was written', () => {
  const [headline, counts] = lines({ outcome: 'checked' })
  expect(headline).toBe('Checked only; nothing was written.')
  expect(counts).toContain('12,431 would be stored')
})

test('a refused row is named with file, line, column and reason', () => {
  const refused = [
    { file: 'trade_db_3.csv', line: 71, column: 'Quantity', reason: "'-3' is negative" },
    { file: 'trade_db_4.csv', line: null, column: null, reason: 'there is no such file' },
  ]
  expect(lines({ outcome: 'refused', stored: 0, refused })).toEqual([
    'Nothing was imported, because rows were refused; the earlier data is unchanged. --skip-invalid imports the rest.',
    '12,480 read, 0 stored, 0 skipped, 2 refused',
    'Refused:',
    "  trade_db_3.csv:71, Quantity: '-3' is negative",
    '  trade_db_4.csv: there is no such file',
    '',
  ])
})

test('long lists end with how many more there are', () => {
  const skipped = Array.from({ length: 25 }, (_, taxon) => ({ name: `Taxon ${taxon}`, rows: 2 }))
  const text = lines({ skipped })
  expect(text).toContain('12,480 read, 12,431 stored, 50 skipped, 0 refused')
  expect(text).toContain('  and 5 more')
})

test('files that are no tables are named', () => {
  expect(lines({ left_aside: ['/data/README.md'] })).toEqual(
    expect.arrayContaining(['Ignored, not .csv, .csv.gz or .zip:', '  /data/README.md']),
  )
})

test('unknown and cleaned values, years and files are told', () => {
  const text = lines({
    unknown: [{ column: 'term', reported: 'whiskers', stored: 'whiskers', rows: 3 }],
    cleaned: [{ column: 'unit', reported: 'KIL', stored: 'kg', rows: 1000 }],
    refused_files: ['/data/trade_db_3.refused.csv'],
    first_year: 1975,
    last_year: 2023,
    last_complete_year: 2022,
  })
  expect(text).toEqual(
    expect.arrayContaining([
      'Years 1975 to 2023, complete to 2022',
      "  term 'whiskers': 3",
      "  unit 'KIL' as 'kg': 1,000",
      '  /data/trade_db_3.refused.csv',
    ]),
  )
})
