import { expect, test } from 'vitest'
import { proposedNames } from './vernacular-names.ts'

test.each([
  {
    what: 'the same name of two sources is proposed once',
    published: [
      { name: 'Merlin', language: 'eng' },
      { name: 'merlin ', language: 'eng' },
    ],
    proposed: ['Merlin en 2'],
  },
  {
    what: 'the name that most sources give comes first',
    published: [
      { name: 'Pigeon Hawk', language: 'eng' },
      { name: 'Merlin', language: 'eng' },
      { name: 'Merlin', language: 'eng' },
    ],
    proposed: ['Merlin en 2', 'Pigeon Hawk en 1'],
  },
  {
    what: 'languages of the site come before others',
    published: [
      { name: 'Stenfalk', language: 'swe' },
      { name: 'Smyrill', language: 'isl' },
      { name: 'dvergfalk', language: 'nob' },
      { name: 'Dværgfalk', language: 'dan' },
    ],
    proposed: ['Dværgfalk da 1', 'dvergfalk no 1', 'Smyrill is 1', 'Stenfalk sv 1'],
  },
  {
    what: 'both forms of Norwegian are Norwegian, and told apart',
    published: [
      { name: 'dvergfalk', language: 'nno' },
      { name: 'dvergfalk', language: 'nob' },
    ],
    proposed: ['dvergfalk no 1', 'dvergfalk nn 1'],
  },
  {
    what: 'a name without a language, or of a language that is not filed, is not proposed',
    published: [
      { name: 'Smerle', language: '' },
      { name: 'Smerlo', language: 'ita' },
      { name: ' ', language: 'dan' },
    ],
    proposed: [],
  },
  {
    what: 'a name in capitals gets the usual case',
    published: [{ name: 'PIGEON HAWK', language: 'eng' }],
    proposed: ['Pigeon Hawk en 1'],
  },
])('$what', ({ published, proposed }) => {
  expect(proposedNames(published).map(({ name, iso_639, times }) => `${name} ${iso_639} ${times}`)).toEqual(
    proposed,
  )
})
