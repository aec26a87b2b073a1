const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** '1.4 GB', as file managers count: in thousands. */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)))
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step],
    // English has no plural of the short one.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / STEP ** step)
}
