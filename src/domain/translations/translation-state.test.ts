import { expect, test } from 'vitest'
import { translationState } from './translation-state.ts'

const ICE = 'It lives on the ice.'

test.each([
  { what: 'nobody translated it', original: ICE, of: undefined, state: 'missing' },
  { what: 'translated as it stands', original: ICE, of: ICE, state: 'current' },
  { what: 'other spaces', original: 'It lives\n on the ice. ', of: ICE, state: 'current' },
  { what: 'a word was changed', original: 'It lives on land.', of: ICE, state: 'outdated' },
  { what: 'a capital was changed', original: 'It lives on the Ice.', of: ICE, state: 'outdated' },
  { what: 'a sentence was added', original: `${ICE} It swims.`, of: ICE, state: 'outdated' },
  { what: 'the text was taken out', original: null, of: ICE, state: 'outdated' },
  { what: 'the text was emptied', original: '', of: ICE, state: 'outdated' },
])('$what: $state', ({ original, of, state }) => {
  expect(translationState(original, of === undefined ? undefined : { original_text: of })).toBe(state)
})
