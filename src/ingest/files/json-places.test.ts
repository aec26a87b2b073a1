import { expect, test } from 'vitest'
import { type JsonPath, lineOfFault, lineOfPart, presentPart } from './json-places.ts'

const DOCUMENT = `{
  "name": "a \\"quoted, { name",
  "list": [
    1.5e3, true,
    { "in": [] },
    null
  ],
  "name": "the last"
}
`

test.each<{ path: JsonPath; line: number }>([
  { path: [], line: 1 },
  { path: ['list'], line: 3 },
  { path: ['list', 0], line: 4 },
  { path: ['list', 1], line: 4 },
  { path: ['list', 2, 'in'], line: 5 },
  { path: ['list', 3], line: 6 },
  { path: ['name'], line: 8 },
])('$path stands on line $line', ({ path, line }) => {
  expect(lineOfPart(DOCUMENT, path)).toBe(line)
})

test.each<{ path: JsonPath; present: JsonPath }>([
  { path: ['list', 2, 'in', 0], present: ['list', 2, 'in'] },
  { path: ['list', 0, 'toString'], present: ['list', 0] },
  { path: ['constructor'], present: [] },
])('of $path there is $present', ({ path, present }) => {
  expect(presentPart(JSON.parse(DOCUMENT), path)).toEqual(present)
})

test.each([
  { what: 'nothing', text: '', line: 1 },
  { what: 'one that ends too early', text: '{\n"a": [\n', line: 2 },
  { what: 'a word that is none', text: '{\n"a": 1,\n"b": yes,\n"c": 2}', line: 3 },
  { what: 'a text that goes over the line', text: '[\n"a\nb"]', line: 2 },
  { what: 'a comma too many', text: '[1,\n2,\n]\n', line: 3 },
  { what: 'something behind it', text: '{}\n\n{}', line: 3 },
  { what: 'a word that is cut', text: '[1,\nnul', line: 2 },
])('$what is no JSON from line $line on', ({ text, line }) => {
  expect(lineOfFault(text)).toBe(line)
})
