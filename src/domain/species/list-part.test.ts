import { expect, test } from 'vitest'
import { listPart } from './list-part.ts'

const LIST = ['Alca torda', 'Bubo scandiacus', 'Ursus maritimus'].map((scientific_name, place) => ({
  id: `0a3f5a9e-5a1d-4c39-8f6e-6d7a0f3e5b1${place}`,
  scientific_name,
}))

test.each([
  { asked: {}, names: ['Alca torda', 'Bubo scandiacus', 'Ursus maritimus'] },
  { asked: { limit: 2 }, names: ['Alca torda', 'Bubo scandiacus'] },
  { asked: { limit: 2, after: 'Bubo scandiacus' }, names: ['Ursus maritimus'] },
  { asked: { after: 'Balaena that was removed' }, names: ['Bubo scandiacus', 'Ursus maritimus'] },
  { asked: { after: 'Ursus maritimus' }, names: [] },
  { asked: { species: ['ursus-maritimus', 'Alca torda'] }, names: ['Alca torda', 'Ursus maritimus'] },
  { asked: { species: ['0A3F5A9E-5A1D-4C39-8F6E-6D7A0F3E5B11'] }, names: ['Bubo scandiacus'] },
  {
    asked: { species: ['ursus-maritimus', 'Ursus maritimus', '0a3f5a9e-5a1d-4c39-8f6e-6d7a0f3e5b10'] },
    names: ['Alca torda', 'Ursus maritimus'],
  },
  { asked: { species: ['URSUS_maritimus', 'ursus'] }, names: ['Ursus maritimus'] },
  { asked: { species: ['no such species', '', '*'] }, names: [] },
  { asked: { species: [] }, names: [] },
])('$asked: $names', ({ asked, names }) => {
  expect(listPart(LIST, asked).map(({ scientific_name }) => scientific_name)).toEqual(names)
})
