import { expect, test } from 'vitest'
import { readAtom } from '#testing/atom-rules.ts'
import { atom, type Feed } from './atom.ts'

const ENTRY = {
  id: 'urn:uuid:5f289c1e-5101-458f-a5ea-a65e5c734569',
  title: 'A & B',
  updated: '2026-01-02T03:04:05.000Z',
  alternate: 'https://portal.example/species/1?tab=trade&release=2025.1',
  category: 'species',
  html: '<p>1 &lt; 2</p>',
}

const FEED: Feed = {
  id: 'https://portal.example/feeds/changes.atom',
  self: 'https://portal.example/feeds/changes.atom',
  alternate: 'https://portal.example/gallery',
  title: 'Changes',
  subtitle: 'Of <species>',
  language: 'no',
  author: 'University of "A"',
  updated: '2026-01-02T03:04:05.000Z',
  entries: [ENTRY],
}

test('a feed keeps the rules of RFC 4287, and gives back what it was made of', () => {
  expect(readAtom(atom(FEED))).toEqual({
    id: FEED.id,
    title: 'Changes',
    updated: FEED.updated,
    language: 'nb',
    links: { self: FEED.self, alternate: FEED.alternate },
    entries: [
      { id: ENTRY.id, title: 'A & B', updated: ENTRY.updated, link: ENTRY.alternate, html: ENTRY.html },
    ],
  })
})

test('a feed without an entry is one too', () => {
  expect(readAtom(atom({ ...FEED, entries: [] })).entries).toEqual([])
})

test('whatever a title holds, the document stays well-formed', () => {
  const title = `]]> <script> & "q" 'a' ${String.fromCodePoint(0, 7, 0x1f, 0xfffe)}\u{1F40B} \ud800`
  const [entry] = readAtom(atom({ ...FEED, entries: [{ ...ENTRY, title }] })).entries
  expect(entry?.title).toBe(`]]> <script> & "q" 'a' \u{1F40B} `)
})

const document = atom(FEED)
test.each([
  { rule: 'no id', broken: document.replace(/<id>.*?<\/id>\n/, ''), says: 'holds 0 of id' },
  {
    rule: 'two titles',
    broken: document.replace('<entry>', '<entry>\n<title>B</title>'),
    says: '2 of title',
  },
  { rule: 'no author', broken: document.replace(/<author>.*<\/author>\n/, ''), says: 'has no author' },
  { rule: 'a date without zone', broken: document.replaceAll('05.000Z', '05'), says: 'is no date' },
  { rule: 'HTML as it is', broken: document.replace('&lt;p&gt;', '<p>'), says: 'ends nothing' },
  { rule: 'an unknown element', broken: document.replaceAll('subtitle', 'summary'), says: 'may not hold' },
  { rule: 'a bare ampersand', broken: document.replace('A &amp; B', 'A & B'), says: 'is no entity' },
  {
    rule: 'no link to itself',
    broken: document.replace('rel="self"', 'rel="related"'),
    says: 'link to itself',
  },
  { rule: 'an id twice', broken: document.replace(ENTRY.id, FEED.id), says: 'An id comes twice' },
  { rule: 'another namespace', broken: document.replace('2005/Atom', '1999/Atom'), says: 'no atom:feed' },
])('the check itself refuses $rule', ({ broken, says }) => {
  expect(() => readAtom(broken)).toThrow(says)
})
