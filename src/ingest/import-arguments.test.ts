import { expect, test } from 'vitest'
import { parseImportArguments } from './import-arguments.ts'

const parse = (words: string) =>
  parseImportArguments(words.split(' ').filter(Boolean), { today: '2026-11-21', folder: '/data' })

test('files are found from where the operator stands, whoever does the import', () => {
  expect(parse('cites-trade release.zip ../more/a.csv /b.csv')).toMatchObject({
    source: 'cites-trade',
    files: ['/data/release.zip', '/more/a.csv', '/b.csv'],
    dryRun: false,
    skipInvalid: false,
    release: undefined,
    today: '2026-11-21',
  })
})

test('a release may cover only the species in its files', () => {
  expect(parse('cites-trade a.csv --only-covered')).toMatchObject({ onlyCovered: true })
  expect(parse('cites-trade a.csv')).toMatchObject({ onlyCovered: false })
})

test('options may stand anywhere', () => {
  expect(
    parse('--dry-run nammco a.csv --skip-invalid --release 2025.1 --last-complete-year 2022'),
  ).toMatchObject({
    dryRun: true,
    skipInvalid: true,
    release: '2025.1',
    lastCompleteYear: 2022,
  })
})

test.each([
  { words: '', says: 'Name a source and its files.' },
  {
    words: 'nammco a.csv --only-covered',
    says: '--only-covered is for cites-trade: nammco replaces no other species.',
  },
  {
    words: 'cites-trade a.csv --only-covered --last-complete-year 2023',
    says: 'With --only-covered the last complete year is that of the full release in use.',
  },
  { words: 'trade a.csv', says: "There is no source 'trade'." },
  { words: 'nammco', says: 'Name the files of nammco.' },
  { words: 'nammco a.csv --quick', says: '--quick' },
  {
    words: 'cites-trade a.csv --last-complete-year soon',
    says: "--last-complete-year must be a year, not 'soon'.",
  },
])("'$words' is not understood", ({ words, says }) => {
  expect(() => parse(words)).toThrow(says)
})
