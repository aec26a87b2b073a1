type CsvValue = string | number | boolean | null | undefined | readonly string[]

/** A value as a cell that COPY reads back as the same: empty is null, quoted empty is empty text. */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return value !== '' && !/[",\r\n\\]/.test(value) ? value : quoted(value)
  return quoted(`{${value.map((element) => `"${element.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`)
}

/** A row for COPY, with its line end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\n`
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
