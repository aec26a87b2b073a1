/** As long as an id, which several rows of one species have; longer texts are seldom the same. */
const MOST_SHARED_LETTERS = 36
/** As long as a listing with its days, written as JSON. */
const MOST_SHARED_JSON = 200

/**
 * The same records, of JSON's values, in two thirds of the memory or less, for those that stay there. Each row of a database has texts of its
 * own, though many say the same: families, categories, days, and whole listings of families. Here what is equal within records
 * is one. And what JSON's parser makes takes no more than it holds, while an object that is filled field by field keeps room for more.
 */
export function compactRecords<Row extends object>(records: readonly Row[]): Row[] {
  const texts = new Map<string, string>()
  const parts = new Map<string, object>()
  const shared = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.length > MOST_SHARED_LETTERS ? value : firstOf(texts, value, () => value)
    if (typeof value !== 'object' || value === null) return value
    const written = JSON.stringify(value)
    return written.length > MOST_SHARED_JSON
      ? withSharedParts(value)
      : firstOf(parts, written, () => withSharedParts(value))
  }
  const withSharedParts = <Record extends object>(record: Record): Record => {
    const fields = record as { [field: string]: unknown }
    for (const [field, value] of Object.entries(fields)) fields[field] = shared(value)
    return record
  }
  return records.map((record) => withSharedParts(JSON.parse(JSON.stringify(record))))
}

function firstOf<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const first = known.get(key)
  if (first !== undefined) return first
  const value = make()
  known.set(key, value)
  return value
}
