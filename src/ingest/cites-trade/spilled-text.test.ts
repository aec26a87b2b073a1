import { expect, test } from 'vitest'
import { allOf } from '#testing/all-of.ts'
import { SpilledText } from './spilled-text.ts'

const PIECES = ['náhvalur\n', 'Ísbjörn,1\nRostungur,2\n', '', 'háhyrningur\n', 'mjaldur\n']

test.each([
  { what: 'in memory', mostInMemory: 1000 },
  { what: 'partly in a file', mostInMemory: 12 },
  { what: 'in a file', mostInMemory: 0 },
])('pieces come back as they were given, as often as asked: $what', async ({ mostInMemory }) => {
  const text = new SpilledText({ mostInMemory })
  for (const piece of PIECES) text.add(piece)
  expect(await allOf(text)).toEqual(PIECES)
  expect(await allOf(text)).toEqual(PIECES)
})

test('once it is closed, nothing is read from its file any more, and nothing else is closed with it', async () => {
  const text = new SpilledText({ mostInMemory: 12 })
  for (const piece of PIECES) text.add(piece)
  text.close()
  const another = new SpilledText({ mostInMemory: 12 })
  for (const piece of PIECES) another.add(piece)
  text.close()
  await expect(allOf(text)).rejects.toThrow('closed')
  expect(await allOf(another)).toEqual(PIECES)
})
