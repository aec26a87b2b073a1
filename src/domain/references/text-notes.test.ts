import { expect, test } from 'vitest'
import { notesOf, type TextSource, textNotes } from './text-notes.ts'

const works = [{ id: 'atlas' }, { id: 'assessment' }, { id: 'paper' }]

const source = (field: TextSource['field'], reference_id: string, checked = true): TextSource => ({
  field,
  reference_id,
  supports: null,
  source: null,
  checked,
})

const numbers = (sources: readonly TextSource[]) =>
  textNotes(sources, works).map(({ number, reference }) => [number, reference.id])

test.each([
  { what: 'no text has a source', sources: [], notes: [] },
  {
    what: 'numbers follow the texts of the page',
    sources: [source('use_and_trade', 'atlas'), source('description', 'paper')],
    notes: [
      [1, 'paper'],
      [2, 'atlas'],
    ],
  },
  {
    what: 'within a text, works it was compared with come first, then in the order of the works',
    sources: [
      source('description', 'atlas', false),
      source('description', 'paper'),
      source('description', 'assessment'),
    ],
    notes: [
      [1, 'assessment'],
      [2, 'paper'],
      [3, 'atlas'],
    ],
  },
  {
    what: 'a work cited twice has one number',
    sources: [source('threats_overview', 'paper'), source('description', 'paper')],
    notes: [[1, 'paper']],
  },
  {
    what: 'a source whose work is missing gets no note',
    sources: [source('description', 'lost')],
    notes: [],
  },
])('$what', ({ sources, notes }) => {
  expect(numbers(sources)).toEqual(notes)
})

test('a note names the texts that it supports, in the order of the page', () => {
  const [note] = textNotes(
    [
      { ...source('use_and_trade', 'paper', false), supports: 'hunting' },
      { ...source('description', 'paper'), supports: 'size' },
    ],
    works,
  )
  expect(note?.texts).toEqual([
    { field: 'description', supports: 'size', source: null, checked: true },
    { field: 'use_and_trade', supports: 'hunting', source: null, checked: false },
  ])
})

test('a text cites the numbers of its publications', () => {
  const notes = textNotes(
    [
      source('description', 'atlas'),
      source('threats_overview', 'paper'),
      source('threats_overview', 'atlas'),
    ],
    works,
  )
  expect(notesOf(notes, 'threats_overview')).toEqual([1, 2])
  expect(notesOf(notes, 'use_and_trade')).toEqual([])
})
