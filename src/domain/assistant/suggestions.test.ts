import { expect, test } from 'vitest'
import { nearestQuestions, suggestionsFor } from './suggestions.ts'
import { understand } from './understand.ts'

const VOCABULARY = {
  names: [
    { text: 'Monodon monoceros', species_id: 'narwhal' },
    { text: 'Narwhal', species_id: 'narwhal' },
    { text: 'Ursus maritimus', species_id: 'bear' },
    { text: 'Ballena boba', species_id: 'fin' },
    { text: 'Ballena boba', species_id: 'sei' },
  ],
  today: '2026-11-21',
}

const suggested = (text: string) => suggestionsFor(text, VOCABULARY)

test.each([
  {
    what: 'a language as it is typed',
    text: 'names missing in ice',
    first: 'Which species have no name in Icelandic?',
  },
  { what: 'another word for the same', text: 'photos', first: 'Which species have no picture?' },
  { what: 'a misspelled word', text: 'glossry', first: 'Which glossary terms have no example?' },
  { what: 'a species as it is typed', text: 'who changed narw', first: 'Who changed Narwhal last?' },
  {
    what: 'the number that was typed',
    text: 'older than 5 years',
    first: 'Which assessments are older than 5 years?',
  },
  {
    what: 'the share that was typed',
    text: 'profiles 50%',
    first: 'Which profiles are less than 50% complete?',
  },
  {
    what: 'the day that was typed',
    text: 'changed since 2026-10-01',
    first: 'What was changed since 2026-10-01?',
  },
  {
    what: 'the editor that was typed',
    text: 'anna@example.org',
    first: 'What was changed by anna@example.org?',
  },
])('$what: $text', ({ text, first }) => {
  expect(suggested(text)[0]).toBe(first)
})

test('what is suggested is understood', () => {
  const texts = [
    'wh',
    'species',
    'names',
    'trade',
    'changed',
    'missing',
    'without',
    'narwhal',
    'unknown',
    'anna@example.org',
  ]
  for (const question of texts.flatMap(suggested))
    expect(understand(question, VOCABULARY), question).toBeDefined()
})

test('no form of question crowds out the others, and a list stays short', () => {
  const names = suggested('names')
  expect(names.filter((question) => question.startsWith('Which species have no name in'))).toHaveLength(3)
  expect(suggested('species')).toHaveLength(8)
})

test.each(['', 'x', '?', 'xyzzy', 'species '.repeat(30)])('of %o nothing is suggested', (text) => {
  expect(suggested(text)).toEqual([])
})

test('a name of two species is not suggested', () => {
  expect(suggested('who changed ballena')).not.toContain('Who changed Ballena boba last?')
})

test('the nearest questions name a species only where the text does', () => {
  const nearest = (text: string) => nearestQuestions(text, VOCABULARY)
  expect(nearest('what is missing')).toContainEqual({ question: 'missing_in_profile', parameters: {} })
  expect(nearest('narw')).toContainEqual({
    question: 'missing_in_profile',
    parameters: { species_id: 'narwhal' },
  })
  expect(nearest('names of ice')[0]).toEqual({
    question: 'no_name_in_language',
    parameters: { language: 'icelandic' },
  })
  expect(nearest('xyzzy')).toEqual([])
})
