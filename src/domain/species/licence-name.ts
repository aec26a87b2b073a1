/**
 * The licence as its publisher writes it: 'cc-by-nc' is 'CC BY-NC', 'cc0' is 'CC0'. The codes are those of
 * iNaturalist's `license_code`; what is no such code stands as it is.
 */
export function licenceName(code: string): string {
  const [family, ...conditions] = code.toUpperCase().split('-')
  if (family !== 'CC' && family !== 'CC0') return code
  return conditions.length === 0 ? family : `${family} ${conditions.join('-')}`
}
