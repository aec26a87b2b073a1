/** Far beyond any published figure; a limit against typing errors such as 1e999999, which would fill the memory. */
const LARGEST_EXPONENT = 30

/** As many digits as the largest exponent gives. */
const PLAIN = /^\d{1,30}(?:\.\d{1,30})?$/
const SCIENTIFIC = /^(\d{1,30})(?:\.(\d{0,30}))?(?:e([+-]?\d+))?$/i

/**
 * A non-negative number as plain decimal text with every digit kept, so that 5e+06 becomes 5000000 and
 * 6e-07 becomes 0.0000006; undefined when the text is no such number.
 */
export function plainDecimal(text: string): string | undefined {
  if (PLAIN.test(text)) return text
  const [, whole = '', fraction = '', exponentText = '0'] = SCIENTIFIC.exec(text) ?? []
  const exponent = Number(exponentText)
  if (whole === '' || Math.abs(exponent) > LARGEST_EXPONENT) return undefined

  const digits = whole + fraction
  const point = whole.length + exponent
  if (point <= 0) return withoutLeadingZeros(`0.${'0'.repeat(-point)}${digits}`)
  if (point >= digits.length) return withoutLeadingZeros(digits.padEnd(point, '0'))
  return withoutLeadingZeros(`${digits.slice(0, point)}.${digits.slice(point)}`)
}

function withoutLeadingZeros(decimal: string): string {
  return decimal.replace(/^0+(?=\d)/, '')
}

/** Why `plainDecimal` would not take a text, in the operator's words. */
export function notADecimal(text: string): string {
  return text.startsWith('-') && plainDecimal(text.slice(1)) !== undefined
    ? `'${text}' is negative`
    : `'${text}' is not a number`
}
