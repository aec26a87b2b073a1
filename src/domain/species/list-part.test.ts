import { expect, test } from 'vitest'
import { listPart } from './list-part.ts'

const LIST = ['Alca torda', 'Bubo scandiacus', 'Ursus maritimus'].map((scientific_name) => ({
  scientific_name,
}))

test.each([
  { asked: {}, names: ['Alca torda', 'Bubo scandiacus', 'Ursus maritimus'] },
  { asked: { limit: 2 }, names: ['Alca torda', 'Bubo scandiacus'] },
  { asked: { limit: 2, after: 'Bubo scandiacus' }, names: ['Ursus maritimus'] },
  { asked: { after: 'Balaena that was removed' }, names: ['Bubo scandiacus', 'Ursus maritimus'] },
  { asked: { after: 'Ursus maritimus' }, names: [] },
])('$asked: $names', ({ asked, names }) => {
  expect(listPart(LIST, asked).map(({ scientific_name }) => scientific_name)).toEqual(names)
})
