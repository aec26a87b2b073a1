import { isPartial } from '#domain/releases/coverage.ts'
import type { CoverageReport, ImportReport, NotedValue, RefusedRow } from '#domain/releases/import-report.ts'

const SHOWN = 20
const whole = new Intl.NumberFormat('en')

/** The report of an import as an operator reads it. */
export function formatReport(report: ImportReport): string {
  const skipped = report.skipped.reduce((total, { rows }) => total + rows, 0)
  return [
    headline(report),
    `${count(report.read)} read, ${count(report.stored)} ${report.outcome === 'checked' ? 'would be stored' : 'stored'}, ${count(skipped)} skipped, ${count(report.refused.length)} refused`,
    ...years(report),
    ...(report.coverage === undefined ? [] : coverage(report.coverage, report.outcome)),
    ...section('Other taxa, skipped', report.skipped, ({ name, rows }) => `${name}: ${count(rows)}`),
    ...section('Ignored, not .csv, .csv.gz or .zip', report.left_aside, (path) => path),
    ...section('Not in the vocabulary, kept as reported', report.unknown, reported),
    ...section('Changed to the standard spelling', report.cleaned, cleaned),
    ...section('Refused', report.refused, refused),
    ...section('Refused rows were written to', report.refused_files, (path) => path),
    ...(report.checksum === null ? [] : [`Checksum ${report.checksum}`]),
    '',
  ].join('\n')
}

function headline({ outcome, refused, coverage }: ImportReport): string {
  if (outcome === 'stored') return 'The import is stored.'
  if (outcome === 'checked') return 'Checked only; nothing was written.'
  return refused.length === 0 || (coverage?.confirm && refused.every(({ line }) => line === null))
    ? 'Nothing was imported; the earlier data is unchanged.'
    : 'Nothing was imported, because rows were refused; the earlier data is unchanged. --skip-invalid imports the rest.'
}

function years({ first_year, last_year, last_complete_year }: ImportReport): string[] {
  if (first_year === null) return []
  const complete = last_complete_year === null ? '' : `, complete to ${last_complete_year}`
  return [`Years ${first_year} to ${last_year}${complete}`]
}

/** What the release covers, what it replaces and what stays. */
function coverage(found: CoverageReport, outcome: ImportReport['outcome']): string[] {
  const { extent, species, staying, confirm } = found
  const covered = species.filter(({ after }) => after > 0).length
  const replaced = species.reduce((rows, { before }) => rows + before, 0)
  const isDone = outcome === 'stored'
  const stay = isDone ? 'stayed as they were' : 'stay as they are'
  if (extent === 'facts') {
    return [
      `Covers facts of ${count(species.length)} species; each fact is added or changed by itself, and nothing else ${isDone ? 'was' : 'is'} replaced`,
    ]
  }
  const only = extent === 'species_and_database' ? ', of the databases named in the files only' : ''
  return [
    `${isPartial(found) ? 'A part of the dataset: covers' : 'Covers'} ${count(covered)} species${isPartial(found) ? ' only' : ''}${only}`,
    `${isDone ? 'Replaced' : 'Replaces'} ${count(replaced)} rows of these`,
    isPartial(found)
      ? `${count(staying.rows)} rows of ${count(staying.species)} species ${stay}`
      : `No other row is left${isDone ? '' : ' in use'}`,
    ...section(
      'Rows by species, before and after',
      species,
      ({ scientific_name, before, after }) => `${scientific_name}: ${count(before)} to ${count(after)}`,
    ),
    ...(confirm === null || isDone ? [] : [`Most rows of ${confirm} would go; needs --confirm "${confirm}"`]),
  ]
}

function section<Item>(title: string, items: readonly Item[], line: (item: Item) => string): string[] {
  if (items.length === 0) return []
  const rest = items.length - SHOWN
  return [
    `${title}:`,
    ...items.slice(0, SHOWN).map((item) => `  ${line(item)}`),
    ...(rest > 0 ? [`  and ${count(rest)} more`] : []),
  ]
}

const count = (number: number) => whole.format(number)

const reported = ({ column, reported, rows }: NotedValue) => `${column} '${reported}': ${count(rows)}`

const cleaned = ({ column, reported, stored, rows }: NotedValue) =>
  `${column} '${reported}' as ${stored === null ? 'empty' : `'${stored}'`}: ${count(rows)}`

/** file:line, column: reason */
const refused = ({ file, line, column, reason }: RefusedRow) =>
  `${file}${line === null ? '' : `:${line}`}${column === null ? '' : `, ${column}`}: ${reason}`
