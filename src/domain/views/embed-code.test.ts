import { expect, test } from 'vitest'
import { embedCode } from './embed-code.ts'

const USUAL = {
  publicUrl: 'https://portal.example',
  path: '/species/a/two-ledgers',
  query: '',
  title: 'Narwhal: Two Ledgers',
  alternative: '',
  width: 800,
  height: 600,
} as const

test.each([
  {
    what: 'a chart of all records',
    given: {},
    code: '<iframe src="https://portal.example/embed/species/a/two-ledgers" title="Narwhal: Two Ledgers" width="800" height="600" style="max-width: 100%; border: 0" loading="lazy"></iframe>',
  },
  {
    what: 'a selection and an alternative',
    given: { query: 'term=tusks&lang=da', alternative: 'Exporters report more.' },
    code: '<iframe src="https://portal.example/embed/species/a/two-ledgers?term=tusks&amp;lang=da" title="Narwhal: Two Ledgers. Exporters report more." width="800" height="600" style="max-width: 100%; border: 0" loading="lazy"></iframe>',
  },
  {
    what: 'words that would end the attribute',
    given: { title: '"><script>', width: 300, height: 200 },
    code: '<iframe src="https://portal.example/embed/species/a/two-ledgers" title="&quot;&gt;&lt;script&gt;" width="300" height="200" style="max-width: 100%; border: 0" loading="lazy"></iframe>',
  },
])('$what', ({ given, code }) => {
  expect(embedCode({ ...USUAL, ...given })).toBe(code)
})
