/** A request as it leaves: nothing of it is made proper on the way. */
export interface BadRequest {
  method: string
  /** Percent-encoded where it has to be, and where it does not. */
  address: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
  who: 'visitor' | 'administrator'
}

/** As one line that says all of it, for a report. */
export function asLine({ who, method, address, headers, body }: BadRequest): string {
  const more = Object.keys(headers).length === 0 ? '' : ` ${JSON.stringify(headers)}`
  return `${who}: ${method} ${cut(address)}${more}${body === undefined ? '' : ` ${cut(JSON.stringify(body))}`}`
}

const LONGEST = 300
const cut = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length})`)

const UNRESERVED = /[A-Za-z0-9._~-]/

/** Percent-encodes byte by byte, so that half a character goes its way too. */
export function encoded(text: string): string {
  return [...text].map((letter) => (UNRESERVED.test(letter) ? letter : bytesOf(letter))).join('')
}

function bytesOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const isHalf = code >= 0xd800 && code <= 0xdfff
  const bytes = isHalf
    ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
    : [...Buffer.from(letter)]
  return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('')
}
