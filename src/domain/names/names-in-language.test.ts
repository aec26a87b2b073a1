import { expect, test } from 'vitest'
import { namesInLanguage } from './names-in-language.ts'
import { packNames } from './packed-names.ts'

const name = (name: string, iso_639: string, is_main = false) => ({ name, iso_639, is_main })
const TAXA = [
  {
    id: 'bear',
    common_names: packNames([
      name('bjarndýr', 'is'),
      name('hvítabjörn', 'is', true),
      name('isbjørn', 'da', true),
    ]),
  },
  { id: 'owl', common_names: packNames([name('snæugla', 'is')]) },
]

test.each([
  { language: 'is', named: { bear: 'hvítabjörn', owl: 'snæugla' } },
  { language: 'da', named: { bear: 'isbjørn' } },
  { language: 'no', named: {} },
])('in $language: $named', ({ language, named }) => {
  expect(Object.fromEntries(namesInLanguage(TAXA, language))).toEqual(named)
  expect(namesInLanguage(TAXA, language)).toBe(namesInLanguage(TAXA, language))
  expect(namesInLanguage([], language).size).toBe(0)
})
