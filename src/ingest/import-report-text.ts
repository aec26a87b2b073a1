import type { ImportReport, NotedValue, RefusedRow } from '#domain/releases/import-report.ts'

const SHOWN = 20
const whole = new Intl.NumberFormat('en')

/** The report of an import as an operator reads it. */
export function formatReport(report: ImportReport): string {
  const skipped = report.skipped.reduce((total, { rows }) => total + rows, 0)
  return [
    headline(report),
    `${count(report.read)} read, ${count(report.stored)} ${report.outcome === 'checked' ? 'would be stored' : 'stored'}, ${count(skipped)} skipped, ${count(report.refused.length)} refused`,
    ...years(report),
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

function headline({ outcome, refused }: ImportReport): string {
  if (outcome === 'stored') return 'The import is stored.'
  if (outcome === 'checked') return 'Checked only; nothing was written.'
  return refused.length === 0
    ? 'Nothing was imported; the earlier data is unchanged.'
    : 'Nothing was imported, because rows were refused; the earlier data is unchanged. --skip-invalid imports the rest.'
}

function years({ first_year, last_year, last_complete_year }: ImportReport): string[] {
  if (first_year === null) return []
  const complete = last_complete_year === null ? '' : `, complete to ${last_complete_year}`
  return [`Years ${first_year} to ${last_year}${complete}`]
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
