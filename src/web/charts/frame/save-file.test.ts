import { expect, test } from 'vitest'
import { fileNameOf } from './save-file.ts'

const source = { text: '', releases: [] }
const narrowed = { text: 'Filtered: 1990–2010.', fileName: '1990-2010' }

test.each([
  { what: 'all records', file: { source }, name: 'arctic-tracker-narwhal-records' },
  { what: 'a part of them', file: { source, narrowed }, name: 'arctic-tracker-narwhal-records-1990-2010' },
  {
    what: 'made-up records',
    file: { source: { ...source, simulated: 'Simulated trade data.' }, narrowed },
    name: 'arctic-tracker-narwhal-records-1990-2010-simulated',
  },
])('a file of $what says so in its name', ({ file, name }) => {
  expect(fileNameOf({ name: 'narwhal-records', ...file })).toBe(name)
})
