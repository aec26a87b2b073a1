/** Where the data of a view are to be had; whole addresses. */
export interface DataAddresses {
  csv: string
  json: string
  metadata: string
  /** The chart as a picture, where there is one. */
  svg?: string | undefined
  png?: string | undefined
  /** The Parquet file with every record of the species. */
  rows?: string | undefined
}

export const SNIPPET_LANGUAGES = ['r', 'python', 'duckdb', 'curl', 'spreadsheet'] as const
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number]

/** Code that reads the data. */
export interface DataSnippet {
  /** The figures of the view, or the records that they are counted from. */
  reads: 'view' | 'rows'
  /** What it needs, in its own name: 'pandas'. */
  with: string
  code: string
}

/** Code that reads a view, and the records behind it where they are published, in a language. */
export function dataSnippets(language: SnippetLanguage, addresses: DataAddresses): DataSnippet[] {
  const { rows } = addresses
  return [...OF_VIEW[language](addresses), ...(rows === undefined ? [] : OF_ROWS[language](rows))]
}

/*
 * An empty cell is unknown, and 'NA' is Namibia: what readers take it for by default is switched off wherever that can
 * be.
 */

const OF_VIEW: Record<SnippetLanguage, (addresses: DataAddresses) => DataSnippet[]> = {
  r: ({ csv }) => [
    view('arrow', ['library(arrow)', '', `view <- read_csv_arrow(${inC(csv)}, na = "")`]),
    view('duckplyr', [
      'library(duckplyr)',
      '',
      'db_exec("INSTALL httpfs")',
      'db_exec("LOAD httpfs")',
      `view <- read_csv_duckdb(${inC(csv)})`,
    ]),
  ],
  python: ({ csv }) => [
    view('polars', ['import polars as pl', '', `view = pl.read_csv(${inC(csv)})`]),
    view('pandas', [
      'import pandas as pd',
      '',
      `view = pd.read_csv(${inC(csv)}, keep_default_na=False, na_values=[""])`,
    ]),
    view('duckdb', ['import duckdb', '', `view = duckdb.sql(${inC(`FROM read_csv(${inSql(csv)})`)}).df()`]),
  ],
  duckdb: ({ csv }) => [view('DuckDB', [`FROM read_csv(${inSql(csv)});`])],
  curl: ({ csv, json, metadata }) => [
    view('curl', [
      `curl --fail --location --output ${inShell(fileName(csv))} ${inShell(csv)}`,
      `curl --fail --location --output ${inShell(fileName(json))} ${inShell(json)}`,
      `curl --fail --location --output ${inShell(fileName(metadata))} ${inShell(metadata)}`,
    ]),
  ],
  spreadsheet: ({ csv }) => [view('Google Sheets', [`=IMPORTDATA(${inSheet(csv)})`])],
}

const OF_ROWS: Record<SnippetLanguage, (address: string) => DataSnippet[]> = {
  r: (address) => [
    rows('arrow, dplyr', [
      'library(arrow)',
      'library(dplyr)',
      '',
      `records <- read_parquet(${inC(address)})`,
      'records |> count(year, term, reporter_type)',
    ]),
  ],
  python: (address) => [
    rows('polars', [
      'import polars as pl',
      '',
      `records = pl.read_parquet(${inC(address)})`,
      'records.group_by("year", "term", "reporter_type").len().sort("year")',
    ]),
  ],
  duckdb: (address) => [
    rows('DuckDB', [
      'SELECT year, term, reporter_type, count(*) AS records',
      `FROM read_parquet(${inSql(address)})`,
      'GROUP BY ALL',
      'ORDER BY ALL;',
    ]),
  ],
  curl: (address) => [
    rows('curl', [`curl --fail --location --output ${inShell(fileName(address))} ${inShell(address)}`]),
  ],
  // A spreadsheet reads no Parquet.
  spreadsheet: () => [],
}

const view = (needs: string, lines: readonly string[]): DataSnippet => ({
  reads: 'view',
  with: needs,
  code: lines.join('\n'),
})

const rows = (needs: string, lines: readonly string[]): DataSnippet => ({
  ...view(needs, lines),
  reads: 'rows',
})

/** The last part of an address: 'top-importers.csv'. */
const fileName = (address: string) =>
  address
    .replace(/[?#].*/, '')
    .split('/')
    .pop() ?? ''

/** A text as R and Python write it. Both read a backslash and a quotation mark alike. */
const inC = (text: string) => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`
/** As SQL writes it. */
const inSql = (text: string) => `'${text.replaceAll("'", "''")}'`
/** As a shell takes it, letter for letter. */
const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
/** As a formula writes it. */
const inSheet = (text: string) => `"${text.replaceAll('"', '""')}"`
