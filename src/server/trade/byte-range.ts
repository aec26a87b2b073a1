/** The bytes from `first` to `last`, both included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * What a Range header asks of a file of `size` bytes: one range, 'unsatisfiable' where it lies outside, undefined where
 * the whole file is to be sent, as for several ranges at once, which no reader of Parquet asks for.
 * Source: RFC 9110, section 14.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '')
    return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const range = { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
  if (range.first >= size) return 'unsatisfiable'
  return range.first > range.last ? undefined : range
}
