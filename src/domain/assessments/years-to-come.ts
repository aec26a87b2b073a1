/**
 * The years that must not lie in the future, by kind of record.
 * Source: specification, document 3, section 5, "IUCN assessment" and "Article summary save", and section 9.
 */
const BEGUN_YEARS: Readonly<Record<string, readonly string[]>> = {
  cms_assessments: ['year_published'],
  iucn_assessments: ['year_published'],
}

/**
 * The fields of a record that say a year after `currentYear`, each with the key of its message. A field
 * that holds no year is not its business.
 */
export function yearsToCome(
  kind: string,
  values: Readonly<Record<string, unknown>>,
  currentYear: number,
): Record<string, 'year_too_late'> {
  const tooLate = (BEGUN_YEARS[kind] ?? []).filter((field) => Number(values[field]) > currentYear)
  return Object.fromEntries(tooLate.map((field) => [field, 'year_too_late']))
}
