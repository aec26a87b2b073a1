import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSearchable, MOST_SEARCH_CHARACTERS, sanitizeSearch, searchWords } from './search-text.ts'

test.each([
  { what: 'a name stays as it is', given: 'Ursus maritimus', words: 'Ursus maritimus' },
  { what: 'blanks around go', given: '  narwhal ', words: 'narwhal' },
  { what: 'quotes go', given: `"Dall's" porpoise`, words: 'Dalls porpoise' },
  { what: 'typographic quotes go', given: 'Dall’s “porpoise”', words: 'Dalls porpoise' },
  { what: 'semicolons and backslashes go', given: 'bear; whale\\', words: 'bear whale' },
  { what: 'line comments go', given: 'bear -- whale', words: 'bear whale' },
  { what: 'block comments go', given: 'bear /* whale */', words: 'bear whale' },
  { what: 'command words go', given: 'DROP TABLE species', words: 'TABLE species' },
  { what: 'command words go in any case', given: 'eXeC execute Insert bear', words: 'bear' },
  { what: 'a command word inside a name stays', given: 'Droplet updated', words: 'Droplet updated' },
  { what: 'nothing but commands is no search', given: "'; DELETE --", words: '' },
  { what: 'a hyphen stays', given: 'Short-eared Owl', words: 'Short-eared Owl' },
])('$what', ({ given, words }) => {
  expect(searchWords(given)).toBe(words)
})

test('the pattern signs of the database are escaped', () => {
  expect(sanitizeSearch('100%_sure')).toBe('100\\%\\_sure')
})

test('a long text is cut to a hundred characters', () => {
  expect(searchWords('x'.repeat(250))).toHaveLength(MOST_SEARCH_CHARACTERS)
})

test('one character is too few to search, two are enough', () => {
  expect(isSearchable(' b ')).toBe(false)
  expect(isSearchable('be')).toBe(true)
  expect(isSearchable("b'")).toBe(false)
})

test('whatever is typed, nothing that could end a statement or start a comment is left', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('--', '/*', '*/', "'", '"', ';', '\\', 'DROP', 'exec', ' ', '-', '/', '*', 'x'),
      ),
      (pieces) => {
        const words = searchWords(pieces.join(''))
        expect(words).not.toMatch(/["';\\]|--|\/\*|\*\/|\bDROP\b|\bexec\b/i)
        expect(words).toBe(searchWords(words))
      },
    ),
  )
})
