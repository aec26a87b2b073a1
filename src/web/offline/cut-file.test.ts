import { expect, test } from 'vitest'
import { sha256Of } from '../trade/sha256.ts'
import { isCut } from './cut-file.ts'

const WHOLE = '{"narwhal":"Monodon monoceros"}'
const CUT = WHOLE.slice(0, 12)
const sha256 = await sha256Of(new TextEncoder().encode(WHOLE))

test.each([
  { what: 'a file of its length', body: WHOLE, known: { bytes: WHOLE.length }, cut: false },
  { what: 'a shorter file', body: CUT, known: { bytes: WHOLE.length }, cut: true },
  { what: 'a file of a length that is not known', body: CUT, known: { bytes: undefined }, cut: false },
  { what: 'words', body: WHOLE, known: { isJson: true }, cut: false },
  { what: 'half of the words', body: CUT, known: { isJson: true }, cut: true },
  { what: 'bytes with their tag', body: WHOLE, etag: `"${sha256}"`, known: { isTagged: true }, cut: false },
  {
    what: 'other bytes than the tag says',
    body: CUT,
    etag: `"${sha256}"`,
    known: { isTagged: true },
    cut: true,
  },
  {
    what: 'the tag weakened on the way',
    body: CUT,
    etag: `W/"${sha256}"`,
    known: { isTagged: true },
    cut: true,
  },
  { what: 'a tag that is no digest', body: WHOLE, etag: '"7"', known: { isTagged: true }, cut: false },
])('$what: $cut', async ({ body, etag, known, cut }) => {
  const file = new Response(body, { headers: etag === undefined ? {} : { etag } })
  expect(await isCut(file, known)).toBe(cut)
  expect(await file.text()).toBe(body)
})
