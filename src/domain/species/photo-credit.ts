interface Photo {
  /** In its photographer's words, which often name the licence already. */
  attribution: string | null
  license_code: string | null
}

/** Whose photograph it is and under which licence; null where neither is known. */
export function photoCredit({ attribution, license_code }: Photo): string | null {
  const licence = license_code && licenceName(license_code)
  if (!attribution || !licence) return attribution || licence || null
  return attribution.includes(licence) ? attribution : `${attribution}, ${licence}`
}

/**
 * The licence as its publisher writes it: 'cc-by-nc' is 'CC BY-NC', 'cc0' is 'CC0'. The codes are those of
 * iNaturalist's `license_code`; what is no such code stands as it is.
 */
export function licenceName(code: string): string {
  const [family, ...conditions] = code.toUpperCase().split('-')
  if (family !== 'CC' && family !== 'CC0') return code
  return conditions.length === 0 ? family : `${family} ${conditions.join('-')}`
}
