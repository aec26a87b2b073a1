import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  { cells: ['tusks', '', '2.5'], line: 'tusks,,2.5' },
  { cells: ['carvings, small', 'called "ivory"'], line: '"carvings, small","called ""ivory"""' },
  { cells: ['two\nlines'], line: '"two\nlines"' },
  { cells: ['=1+1', '-'], line: "'=1+1,'-" },
])('$cells are written as $line', ({ cells, line }) => {
  expect(csvLine(cells)).toBe(line)
})
