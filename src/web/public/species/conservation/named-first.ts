/** The first row of each code; only these explain it. */
export function namedFirst<Row>(rows: readonly Row[], codeOf: (row: Row) => string | null): Set<Row> {
  const first = new Map<string | null, Row>()
  for (const row of rows) if (!first.has(codeOf(row))) first.set(codeOf(row), row)
  return new Set(first.values())
}
