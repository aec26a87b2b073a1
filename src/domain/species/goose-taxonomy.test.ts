import { expect, test } from 'vitest'
import { currentGooseCommonName, currentGooseName } from './goose-taxonomy.ts'

test('the goose keeps the authority it has', () => {
  expect(currentGooseName('Brandt, 1836')).toEqual({
    scientific_name: 'Branta hutchinsii leucopareia',
    species_name: 'hutchinsii leucopareia',
    common_name: 'Aleutian Cackling Goose',
    genus: 'Branta',
    authority: 'Brandt, 1836',
  })
})

test.each([null, ''])('without one (%j) there is a usual one', (authority) => {
  expect(currentGooseName(authority).authority).toBe('(J. F. Brandt, 1836)')
})

test.each([
  { name: 'Aleutian Canada Goose', now: 'Aleutian Cackling Goose' },
  { name: 'Aleutian Cackling Goose', now: 'Aleutian Cackling Goose' },
  { name: 'Barnacla de las Aleutianas', now: 'Barnacla de las Aleutianas' },
])('$name is now $now', ({ name, now }) => {
  expect(currentGooseCommonName(name)).toBe(now)
})
