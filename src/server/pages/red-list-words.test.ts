import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '#domain/portal/languages.ts'
import { redListWords } from './red-list-words.ts'
import { wordsOf } from './words.ts'

const translations = (language: string) => ({
  common: JSON.parse(
    readFileSync(new URL(`../../../public/locales/${language}/common.json`, import.meta.url), 'utf8'),
  ),
})
const wordsIn = (language: Language) => wordsOf({ translations }, language, ['common'])

const CURLEW = {
  status: 'CR',
  possibly_extinct: true,
  possibly_extinct_in_wild: null,
  scope: 'Global',
  year: 2019,
} as const
const ROSEROOT = { ...CURLEW, status: 'LC', possibly_extinct: null, scope: 'Europe', year: 2014 } as const

test.each<{ language: Language; curlew: string; roseroot: string }>([
  {
    language: 'en',
    curlew: 'Critically Endangered (Possibly Extinct)',
    roseroot: 'Not assessed globally; Europe: Least Concern (2014)',
  },
  {
    language: 'is',
    curlew: 'Í bráðri hættu (hugsanlega útdauð)',
    roseroot: 'Hnattrænt mat liggur ekki fyrir; Evrópa: Ekki í hættu (2014)',
  },
  {
    language: 'no',
    curlew: 'Kritisk truet (muligens utdødd)',
    roseroot: 'Ingen global vurdering; Europa: Livskraftig (2014)',
  },
  {
    language: 'da',
    curlew: 'Kritisk truet (muligvis uddød)',
    roseroot: 'Ingen global vurdering; Europa: Livskraftig (2014)',
  },
])('summaries in $language include possible extinction and the region of a regional status', (said) => {
  const t = wordsIn(said.language)
  expect(redListWords(CURLEW, t)).toBe(said.curlew)
  expect(redListWords(ROSEROOT, t)).toBe(said.roseroot)
})

test('a region that is not on the list is given as published, and no status as not assessed', () => {
  const t = wordsIn('en')
  expect(redListWords({ ...ROSEROOT, scope: 'Baltic Sea', year: null }, t)).toBe(
    'Not assessed globally; Baltic Sea: Least Concern',
  )
  expect(redListWords({ ...ROSEROOT, status: null, scope: null }, t)).toBe('Not assessed')
})
