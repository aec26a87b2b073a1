import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { findProgram } from '#testing/programs.ts'
import { type DataAddresses, dataSnippets, SNIPPET_LANGUAGES, type SnippetLanguage } from './data-snippets.ts'

const PATH = 'https://tracker.example/species/5f28/top-importers'
const QUERY = 'term=tusks,teeth&release=2025.1'
const ADDRESSES: DataAddresses = {
  csv: `${PATH}.csv?${QUERY}`,
  json: `${PATH}.json?${QUERY}`,
  metadata: `${PATH}.metadata.json?${QUERY}`,
  rows: 'https://tracker.example/data/cites-trade/2025.1/monodon-monoceros.parquet',
}

/** An address that ends a string of every language, if it can. */
const HOSTILE = `https://a.example/x.csv?a=it's"\\'"\`$(id)&b=%7B`

const codeOf = (language: SnippetLanguage, addresses = ADDRESSES) =>
  dataSnippets(language, addresses).map(({ code }) => code)

test.each([
  { language: 'r', needs: ['arrow', 'duckplyr', 'arrow, dplyr'] },
  { language: 'python', needs: ['polars', 'pandas', 'duckdb', 'polars'] },
  { language: 'duckdb', needs: ['DuckDB', 'DuckDB'] },
  { language: 'curl', needs: ['curl', 'curl'] },
  { language: 'spreadsheet', needs: ['Google Sheets'] },
] as const)('$language reads the view, and the records where it can', ({ language, needs }) => {
  const snippets = dataSnippets(language, ADDRESSES)
  expect(snippets.map((snippet) => snippet.with)).toEqual(needs)
  for (const { reads, code } of snippets)
    expect(code).toContain(reads === 'view' ? ADDRESSES.csv : ADDRESSES.rows)
})

test.each(SNIPPET_LANGUAGES)('%s reads the view alone where records are not published', (language) => {
  const snippets = dataSnippets(language, { ...ADDRESSES, rows: undefined })
  expect(snippets.length).toBeGreaterThan(0)
  expect(snippets.map(({ reads }) => reads)).not.toContain('rows')
})

test.each([
  { language: 'r', written: `"https://a.example/x.csv?a=it's\\"\\\\'\\"\`$(id)&b=%7B"` },
  { language: 'python', written: `"https://a.example/x.csv?a=it's\\"\\\\'\\"\`$(id)&b=%7B"` },
  { language: 'duckdb', written: `'https://a.example/x.csv?a=it''s"\\''"\`$(id)&b=%7B'` },
  { language: 'curl', written: `'https://a.example/x.csv?a=it'\\''s"\\'\\''"\`$(id)&b=%7B'` },
  { language: 'spreadsheet', written: `"https://a.example/x.csv?a=it's""\\'""\`$(id)&b=%7B"` },
] as const)('an address cannot end its string in $language', ({ language, written }) => {
  expect(codeOf(language, { ...ADDRESSES, csv: HOSTILE })[0]).toContain(written)
})

test('Namibia, NA, is not read as unknown', () => {
  expect(codeOf('r')[0]).toContain('na = ""')
  expect(codeOf('python')[1]).toContain('keep_default_na=False, na_values=[""]')
})

test('curl names files as the address does', () => {
  expect(
    codeOf('curl')
      .join('\n')
      .match(/--output '[^']*'/g),
  ).toEqual([
    "--output 'top-importers.csv'",
    "--output 'top-importers.json'",
    "--output 'top-importers.metadata.json'",
    "--output 'monodon-monoceros.parquet'",
  ])
})

/** Prints every string of a program in Python, each on a line. */
const STRINGS =
  'import ast, sys\nfor one in ast.walk(ast.parse(sys.stdin.read())):\n  if isinstance(one, ast.Constant): print(one.value)'

const python = findProgram('python3')
describe.skipIf(python === undefined)('where Python is at hand', () => {
  test.each([ADDRESSES, { ...ADDRESSES, csv: HOSTILE }])(
    'its snippets are Python, with the address in them',
    (addresses) => {
      for (const { code, reads } of dataSnippets('python', addresses).filter(
        (one) => one.with !== 'duckdb',
      )) {
        const { status, stdout } = spawnSync(python ?? '', ['-c', STRINGS], { input: code, encoding: 'utf8' })
        expect(status, code).toBe(0)
        expect(stdout.split('\n')).toContain(reads === 'view' ? addresses.csv : addresses.rows)
      }
    },
  )
})

const r = findProgram('Rscript')
describe.skipIf(r === undefined)('where R is at hand', () => {
  test.each([ADDRESSES, { ...ADDRESSES, csv: HOSTILE }])('its snippets are R', (addresses) => {
    for (const code of codeOf('r', addresses)) {
      const { status } = spawnSync(r ?? '', ['-e', 'invisible(parse(file("stdin")))'], { input: code })
      expect(status, code).toBe(0)
    }
  })
})

const shell = findProgram('sh')
describe.skipIf(shell === undefined)('where a shell is at hand', () => {
  test('it passes the address on, letter for letter', () => {
    const csv = HOSTILE.replace('\\', '%5C')
    const code = codeOf('curl', { ...ADDRESSES, csv })[0]?.split('\n')[0] ?? ''
    const { stdout } = spawnSync(shell ?? '', ['-c', code.replace('curl', "printf '%s\\n'")], {
      encoding: 'utf8',
    })
    expect(stdout.trim().split('\n').at(-1)).toBe(csv)
  })
})
