import { isUtf8 } from 'node:buffer'

const NEW_LINE = 10

/** The first line with bytes that are no UTF-8 text, the first being line 1; undefined where all are. */
export function lineNotUtf8(bytes: Buffer): number | undefined {
  if (isUtf8(bytes)) return undefined
  let line = 1
  let start = 0
  for (;;) {
    const newLine = bytes.indexOf(NEW_LINE, start)
    if (newLine === -1 || !isUtf8(bytes.subarray(start, newLine))) return line
    line += 1
    start = newLine + 1
  }
}
