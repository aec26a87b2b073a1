type Value = string | string[]

/** Reads the part of an address after '?': `family=A&family=B&page=2`. Every value is text. */
export function parseSearch(text: string): Record<string, Value> {
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Writes it: a list once per value, what is undefined, empty or off not at all. */
export function stringifySearch(search: Record<string, unknown>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '' && one !== false) written.append(name, String(one))
    }
  }
  // A comma means nothing of its own in an address, and a list is easier to read with it.
  return written.size === 0 ? '' : `?${String(written).replaceAll('%2C', ',')}`
}

/** The single value of an address, as text; undefined where it has none, or several. */
export const textIn = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined)
