import { expect, test } from 'vitest'
import { keyedTable, markdownTable } from './markdown-table.ts'

const table = (keys: readonly string[]) => (
  <table>
    <thead>
      <tr>
        <th>Key</th>
        <th>Measure</th>
        <th style={{ textAlign: 'right' }}>Rows</th>
      </tr>
    </thead>
    {'\n'}
    <tbody>
      {keys.map((key) => (
        <tr key={key}>
          <td>{key}</td>
          <td>In {key}</td>
          <td />
        </tr>
      ))}
    </tbody>
  </table>
)

test('a Markdown table is its head, its rows and the columns that hold numbers', () => {
  expect(markdownTable(['\n', table(['kg', 'l'])])).toEqual({
    head: ['Key', 'Measure', 'Rows'],
    rows: [
      ['kg', ['In ', 'kg'], undefined],
      ['l', ['In ', 'l'], undefined],
    ],
    numbers: [2],
  })
})

test('the rows of a keyed table are found by their first cell, in whatever order they stand', () => {
  const { head, row } = keyedTable(table(['l', 'kg']), ['kg', 'l'])
  expect(head).toEqual(['Measure', 'Rows'])
  expect(row.kg).toEqual([['In ', 'kg'], undefined])
})

test.each([
  { what: 'a row that is missing', rows: ['kg'] },
  { what: 'a row that nothing asks for', rows: ['kg', 'l', 'm'] },
])('$what is a mistake in the text', ({ rows }) => {
  expect(() => keyedTable(table(rows), ['kg', 'l'])).toThrow(/lacks rows|unknown/)
})
