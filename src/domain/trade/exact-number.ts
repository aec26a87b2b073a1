/** Every number of so many digits comes back from a double as it was written. Source: IEEE 754, DBL_DIG. */
const ALWAYS_EXACT = 15

/**
 * Whether a decimal, written without an exponent, is what its double says in its shortest form: only then does every
 * reader of a file of doubles see the digits that were reported. Zeros at its end say nothing and are not asked for.
 */
export function isExactNumber(decimal: string): boolean {
  if (decimal.length <= ALWAYS_EXACT) return true
  return Number(decimal).toExponential() === exponential(decimal)
}

/** 0.0250 as 2.5e-2: the form in which JavaScript writes as many digits as a double needs, and no more. */
function exponential(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return '0e+0'
  const exponent = digits.length - fraction.length - 1
  const [first, ...others] = digits.replace(/0+$/, '')
  const mantissa = others.length === 0 ? first : `${first}.${others.join('')}`
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`
}
