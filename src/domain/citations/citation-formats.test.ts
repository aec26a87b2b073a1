import { describe, expect, test } from 'vitest'
import { citationLine, readCitation } from '#testing/formats/citation-manager.ts'
import { bibtexEntry, bibtexText, risRecord } from '#testing/reference-readers.ts'
import {
  bibtexCitation,
  CITATION_FORMATS,
  cslJsonCitation,
  plainCitation,
  risCitation,
} from './citation-formats.ts'
import { type CitationWords, type CitedView, citationKey, sourceCitations } from './cited-view.ts'

const TRADE = {
  title: 'CITES Trade Database, full release',
  version: '2025.1',
  citation:
    'UNEP-WCMC (Comps.) 2025. Full CITES Trade Database Download. Available at: https://trade.cites.org',
  simulated: false,
}

const VIEW: CitedView = {
  name: 'monodon-monoceros-top-importers-term-tusks-2025.1',
  portal: 'Arctic Tracker',
  institution: 'University of Akureyri',
  title: 'Top Importers',
  subject: 'Narwhal (Monodon monoceros)',
  notes: ['Chosen: Term: Tusks.'],
  releases: [TRADE],
  address: 'https://tracker.example/species/5f28?tab=trade&term=tusks',
  accessed: '2026-11-03',
}

const WORDS: CitationWords = {
  simulated: 'simulated data',
  release: ({ title, version }) => (version === null ? title : `${title}, version ${version}`),
  readAt: 'Arctic Tracker, https://tracker.example, read on 3 Nov 2026.',
  data: 'Data:',
}

const SIMULATED: CitedView = { ...VIEW, releases: [{ ...TRADE, version: null, simulated: true }] }

/** Values that break a format that does not escape. */
const HOSTILE = [
  '{',
  '}',
  '}{',
  '\\',
  '\\}',
  '100% & more_or_less #1 $5 ~^',
  'Þorskur á Íslandi – “rostungur”',
  'Two\r\nTY  - BOOK\nlines',
  '@misc{x,',
  'A, b = {c}',
  '日本',
]

test('a citation names institution, year, view, release, choices, address, day and source', () => {
  expect(plainCitation(VIEW, WORDS)).toBe(
    'University of Akureyri (2026). Narwhal (Monodon monoceros): Top Importers. CITES Trade Database, full release, version 2025.1. Chosen: Term: Tusks. Arctic Tracker, https://tracker.example, read on 3 Nov 2026. Data: UNEP-WCMC (Comps.) 2025. Full CITES Trade Database Download. Available at: https://trade.cites.org.',
  )
})

test.each([bibtexCitation, risCitation, cslJsonCitation])(
  'reference managers read $name as the same work, with every character',
  (write) => {
    const view = { ...VIEW, title: HOSTILE.slice(0, 6).join(' ') }
    const read = readCitation(write(view, WORDS))
    expect(read).toMatchObject({
      id: citationKey(view),
      title: `Narwhal (Monodon monoceros): ${view.title}`,
      publisher: 'Arctic Tracker',
      version: '2025.1',
      URL: VIEW.address,
      issued: { 'date-parts': [[2026]] },
      accessed: { 'date-parts': [[2026, 11, 3]] },
    })
    expect(citationLine(read)).toMatch(/^University of Akureyri\. \(2026\)\. Narwhal .*\(Version 2025\.1\)/)
  },
)

test('reference managers refuse a citation that breaks off', () => {
  for (const write of [bibtexCitation, risCitation, cslJsonCitation]) {
    expect(() => readCitation(write(VIEW, WORDS).slice(3, -40))).toThrow()
  }
})

test('a name begins a sentence, and a release without a version is named by its citation alone', () => {
  const catches = { title: 'Narwhal catches', version: null, citation: 'NAMMCO', simulated: false }
  const view = { ...VIEW, subject: 'narhval (Monodon monoceros)', notes: [], releases: [catches] }
  expect(plainCitation(view, WORDS)).toBe(
    'University of Akureyri (2026). Narhval (Monodon monoceros): Top Importers. Arctic Tracker, https://tracker.example, read on 3 Nov 2026. Data: NAMMCO.',
  )
})

test('what is not known is left out', () => {
  const bare = { ...VIEW, subject: undefined, notes: [], releases: [] }
  expect(plainCitation(bare, WORDS)).toBe(
    'University of Akureyri (2026). Top Importers. Arctic Tracker, https://tracker.example, read on 3 Nov 2026.',
  )
  expect(Object.keys(bibtexEntry(bibtexCitation(bare, WORDS)).fields)).toEqual([
    'author',
    'title',
    'year',
    'publisher',
    'url',
    'urldate',
  ])
  expect(risRecord(risCitation(bare, WORDS)).map(([tag]) => tag)).toEqual([
    'TY',
    'ID',
    'AU',
    'TI',
    'PY',
    'PB',
    'UR',
    'Y2',
  ])
  expect(JSON.parse(cslJsonCitation(bare, WORDS))[0]).not.toHaveProperty('version')
})

test('the same publisher is named once, in its own words', () => {
  const twice = { releases: [TRADE, TRADE, { ...TRADE, citation: null }] }
  expect(sourceCitations(twice)).toEqual([`${TRADE.citation}.`])
})

test.each(Object.entries(CITATION_FORMATS))(
  '%s says in the title that figures are simulated',
  (_name, { write }) => {
    expect(write(SIMULATED, WORDS)).toContain('Top Importers (simulated data)')
    expect(write(VIEW, WORDS)).not.toContain('simulated')
  },
)

test.each([
  {
    name: 'monodon-monoceros-top-importers-2025.1',
    key: 'arctic-tracker-2026-monodon-monoceros-top-importers-2025.1',
  },
  { name: 'Hvítá & {Þ}', key: 'arctic-tracker-2026-hvi-ta' },
])('the key of $name has only letters that reference managers take', ({ name, key }) => {
  expect(citationKey({ name, accessed: '2026-11-03' })).toBe(key)
})

describe('BibTeX', () => {
  test('is one entry that a reader takes apart', () => {
    const { kind, key, fields } = bibtexEntry(bibtexCitation({ ...VIEW, doi: '10.5072/a_b' }, WORDS))
    expect({ kind, key }).toEqual({ kind: 'misc', key: citationKey(VIEW) })
    expect(fields).toMatchObject({
      author: '{University of Akureyri}',
      title: '{Narwhal (Monodon monoceros): Top Importers}',
      year: '2026',
      version: '2025.1',
      doi: '10.5072/a_b',
      url: VIEW.address,
      urldate: '2026-11-03',
    })
  })

  test.each(HOSTILE)('carries %j through', (title) => {
    const { fields } = bibtexEntry(bibtexCitation({ ...VIEW, subject: undefined, title }, WORDS))
    expect(bibtexText(fields.title ?? '')).toBe(title.replaceAll(/\s+/g, ' '))
  })

  test('an address cannot end its field', () => {
    const { fields } = bibtexEntry(
      bibtexCitation({ ...VIEW, address: 'https://a.example/}?a={b}%20' }, WORDS),
    )
    expect(fields.url).toBe('https://a.example/%7D?a=%7Bb%7D%20')
  })
})

describe('RIS', () => {
  test('is one record of data, from TY to ER', () => {
    expect(risRecord(risCitation({ ...VIEW, doi: '10.5072/a' }, WORDS))).toEqual([
      ['TY', 'DATA'],
      ['ID', citationKey(VIEW)],
      ['AU', 'University of Akureyri'],
      ['TI', 'Narwhal (Monodon monoceros): Top Importers'],
      ['PY', '2026'],
      ['PB', 'Arctic Tracker'],
      ['ET', '2025.1'],
      ['DO', '10.5072/a'],
      ['UR', VIEW.address],
      ['Y2', '2026/11/03'],
      ['N1', 'Chosen: Term: Tusks.'],
      ['N1', `Data: ${TRADE.citation}.`],
    ])
  })

  test.each(HOSTILE)('carries %j through', (title) => {
    const record = risRecord(risCitation({ ...VIEW, subject: undefined, title }, WORDS))
    expect(record.filter(([tag]) => tag === 'TY')).toHaveLength(1)
    expect(record.find(([tag]) => tag === 'TI')?.[1]).toBe(title.replaceAll(/\s+/g, ' '))
  })
})

describe('CSL-JSON', () => {
  /** Of the schema csl-data.json 1.0, which allows no other properties. */
  const KNOWN = [
    'id',
    'type',
    'title',
    'author',
    'issued',
    'accessed',
    'publisher',
    'version',
    'DOI',
    'URL',
    'note',
  ]

  test.each([VIEW, SIMULATED, { ...VIEW, doi: '10.5072/a' }])(
    'is a list of one dataset as the schema has it',
    (view) => {
      const items = JSON.parse(cslJsonCitation(view, WORDS))
      expect(items).toHaveLength(1)
      const [item] = items
      expect(Object.keys(item).filter((name) => !KNOWN.includes(name))).toEqual([])
      expect(item).toMatchObject({
        id: citationKey(view),
        type: 'dataset',
        author: [{ literal: 'University of Akureyri' }],
        issued: { 'date-parts': [[2026]] },
        accessed: { 'date-parts': [[2026, 11, 3]] },
        publisher: 'Arctic Tracker',
        URL: view.address,
      })
      for (const name of ['title', 'publisher', 'URL', 'note']) expect(typeof item[name]).toBe('string')
    },
  )

  test.each(HOSTILE)('carries %j through', (title) => {
    expect(JSON.parse(cslJsonCitation({ ...VIEW, subject: undefined, title }, WORDS))[0].title).toBe(title)
  })
})
