import { expect, test } from 'vitest'
import { type NameFact, nameContradictions } from './name-contradictions.ts'

const NARWHAL: NameFact = { id: 'a', name: 'narhval', language: 'norwegian', iso_639: 'no' }

test.each<{ what: string; other: Partial<NameFact>; found: string[] }>([
  { what: 'another name', other: { name: 'enhjørningshval' }, found: [] },
  { what: 'the same name', other: {}, found: ['a', 'b'] },
  { what: 'the same name with a capital', other: { name: 'Narhval' }, found: ['a', 'b'] },
  { what: 'the same name in another language', other: { language: 'danish', iso_639: 'da' }, found: [] },
])('beside $what', ({ other, found }) => {
  expect(nameContradictions([NARWHAL, { ...NARWHAL, ...other, id: 'b' }])).toEqual(
    found.map((id) => ({ what: 'name_twice', id })),
  )
})

test('names that differ only in the form of an apostrophe are the same', () => {
  const [straight, curved] = ["Dall's porpoise", 'Dall’s porpoise'].map((name, at) => ({
    ...NARWHAL,
    id: `${at}`,
    name,
  }))
  expect(nameContradictions([straight, curved].filter((one) => one !== undefined))).toHaveLength(2)
})
