import { expect, test } from 'vitest'
import { namesInLanguage } from './names-in-language.ts'

const name = (species_id: string, name: string, iso_639: string, is_main = false) => ({
  species_id,
  name,
  iso_639,
  is_main,
})
const NAMES = [
  name('bear', 'bjarndýr', 'is'),
  name('bear', 'hvítabjörn', 'is', true),
  name('bear', 'isbjørn', 'da', true),
  name('owl', 'snæugla', 'is'),
]

test.each([
  { language: 'is', named: { bear: 'hvítabjörn', owl: 'snæugla' } },
  { language: 'da', named: { bear: 'isbjørn' } },
  { language: 'no', named: {} },
])('in $language: $named', ({ language, named }) => {
  expect(Object.fromEntries(namesInLanguage(NAMES, language))).toEqual(named)
  expect(namesInLanguage(NAMES, language)).toBe(namesInLanguage(NAMES, language))
  expect(namesInLanguage([], language).size).toBe(0)
})
