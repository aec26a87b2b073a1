import { expect, test } from 'vitest'
import { onceEach } from './once-each.ts'

test('what is made of a thing is made once, nothing included, and anew of another like it', () => {
  const asked: string[] = []
  const lettersOf = onceEach(({ word }: { word: string }) => {
    asked.push(word)
    return word === '' ? undefined : word.length
  })
  const [whale, other, nothing] = [{ word: 'whale' }, { word: 'whale' }, { word: '' }]
  expect([whale, whale, other, nothing, nothing].map(lettersOf)).toEqual([5, 5, 5, undefined, undefined])
  expect(asked).toEqual(['whale', 'whale', ''])
})
