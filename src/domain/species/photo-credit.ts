import { licenceName } from './licence-name.ts'

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
