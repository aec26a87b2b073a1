import { expect, test } from 'vitest'
import { parseSpeciesId } from './species-id.ts'

test('a species id is read in any case and answered in lower case', () => {
  expect(parseSpeciesId(' 8CC40499-D0D2-4B27-8C8B-4532E83290E1 ')).toBe(
    '8cc40499-d0d2-4b27-8c8b-4532e83290e1',
  )
})

test.each(['', 'narwhal', '8cc40499d0d24b278c8b4532e83290e1', '8cc40499-d0d2-4b27-8c8b-4532e83290e'])(
  '"%s" is no species id',
  (text) => {
    expect(parseSpeciesId(text)).toBeUndefined()
  },
)
