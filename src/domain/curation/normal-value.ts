/** Whether two values of a field are equal, however each is written. */
export const sameValue = (a: unknown, b: unknown): boolean => normalValue(a) === normalValue(b)

/**
 * A value as a form writes it, for comparison: an unknown one and an empty list as nothing, a number and a day as text,
 * text without blanks at its ends and with one kind of line break.
 */
export function normalValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value.map(normalValue))
  return String(value).replace(/\r\n?/g, '\n').trim()
}
