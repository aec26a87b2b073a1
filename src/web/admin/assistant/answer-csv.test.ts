import { expect, test } from 'vitest'
import type { AnswerColumn } from '#domain/assistant/answer.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { answerCsv, answerFileName } from './answer-csv.ts'
import type { AnswerRow } from './answered.ts'

const WORDS = {
  scientificName: 'Scientific name',
  commonName: 'Common name',
  link: 'Address',
  note: 'Note',
  heading: (column: string) => column.toUpperCase(),
  cellText: ({ cells }: AnswerRow, column: AnswerColumn) =>
    typeof cells[column] === 'string' ? cells[column] : null,
  address: ({ fix }: AnswerRow) => (fix === null ? null : `/admin/${fix.at}`),
}

const narwhal = { id: 'n', scientific_name: 'Monodon monoceros', common_name: 'Narwhal' }

test('an answer about species names them in two columns and ends with the address', () => {
  const rows: AnswerRow[] = [
    {
      id: 'n',
      species: narwhal,
      cells: { records: 1234, name: '=1+1' },
      fix: { at: 'trade_summary', species_id: narwhal.id },
    },
    { id: 'none', species: null, cells: { name: null }, fix: null },
  ]
  expect(plainCsv(answerCsv({ of_species: true, columns: ['name', 'records'], rows }, WORDS))).toBe(
    [
      'Scientific name,Common name,NAME,RECORDS,Address',
      "Monodon monoceros,Narwhal,'=1+1,1234,/admin/trade_summary",
      ',,,,',
    ].join('\n'),
  )
})

test('an answer about records names no species, and moments stay in UTC', () => {
  const rows: AnswerRow[] = [
    { id: 'c', species: null, cells: { changed_at: '2026-11-21T19:02:40.822Z' }, fix: null },
  ]
  expect(answerCsv({ of_species: false, columns: ['changed_at'], rows }, WORDS)).toEqual([
    ['CHANGED_AT', 'Address'],
    ['2026-11-21T19:02:40.822Z', null],
  ])
})

test('simulated figures carry their warning in every row and in the name of the file', () => {
  const rows: AnswerRow[] = [{ id: 't', species: null, cells: { records: 2 }, fix: null }]
  expect(answerCsv({ of_species: false, columns: ['records'], rows }, WORDS, 'Simulated')).toEqual([
    ['RECORDS', 'Address', 'Note'],
    [2, null, 'Simulated'],
  ])
  const asked = { question: 'unknown_trade_code', parameters: { species: null, code: 'purpose' } } as const
  expect(answerFileName(asked, '2026-11-21', true)).toBe(
    'arctic-tracker-unknown-trade-code-purpose-2026-11-21-simulated',
  )
})
