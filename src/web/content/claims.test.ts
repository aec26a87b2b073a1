import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'

const FILES = import.meta.glob<string>(
  [
    '../../../public/locales/*/*.json',
    './*/**/*.mdx',
    '../../../{README.md,docs/*.md}',
    '../../../src/server/{summaries,pages,social,structured-data}/**/!(*.test).ts',
    '../../../catalogue/{glossary,translations-is,translations-no,translations-da}.csv',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** The words of a language as one line each, so that a break inside a sentence hides nothing. */
const wordsIn = (language: Language) =>
  Object.entries(FILES)
    .filter(([path]) => languageOf(path) === language)
    .map(([path, text]) => ({ path, text: text.replaceAll(/\s+/g, ' ') }))

/** Of the words at a path; code of the server and the glossary are in English. */
const languageOf = (path: string) =>
  LANGUAGES.find((one) => path.includes(`/${one}/`) || path.includes(`translations-${one}`)) ??
  (/\/(server|catalogue)\//.test(path) ? 'en' : undefined)

const documents = Object.entries(FILES)
  .filter(([path]) => path.endsWith('.md'))
  .map(([path, text]) => ({ path, text: text.replaceAll(/\s+/g, ' ') }))

/** What the portal cannot know of its facts, or what is not done, in the words that once claimed it. */
const OVERCLAIMS: Record<Language, readonly RegExp[]> = {
  en: [
    /publishes nothing of its own/i,
    /no fact without/i,
    /takes no fact/i,
    /nothing without its source/i,
    /(each|every) figure with its source/i,
    /every row (has|names) (a|its) source/i,
    /an expert (compares|reads)/i,
    /under an expert’s eyes/i,
    /a fact that a person answers for/i,
    /never a fact of this/i,
    /is never entered/i,
    /silence is shown/i,
    /where the sources are silent/i,
    /never filled with a guess/i,
    /rules of honesty/i,
    /is the true answer/i,
    /is in no database/i,
    /today and next year/i,
    /as published, or not at all/i,
    /nineteenth Conference/i,
  ],
  is: [
    /birtir ekkert sjálfur/i,
    /engin staðreynd án heimildar/i,
    /engri? staðreynd án heimildar/i,
    /ekkert án heimildar/i,
    /hver tala með heimild sinni/i,
    /hver lína (á sér heimild|nefnir)/i,
    /sérfræðingur (ber|les)/i,
    /undir eftirliti sérfræðings/i,
    /sem manneskja ábyrgist/i,
    /aldrei staðreynd á þessum/i,
    /er aldrei skráð/i,
    /þögn er sýnd/i,
    /þar sem heimildir þegja/i,
    /reglur um heiðarleika/i,
    /hið sanna svar/i,
    /í dag og á næsta ári/i,
    /nítjánda aðildarríkjaþing/i,
  ],
  no: [
    /publiserer ingenting eget/i,
    /(ingen opplysning|noen opplysning) uten kilde/i,
    /ingenting uten kilde/i,
    /hvert tall med kilde/i,
    /hver rad (har en|oppgir sin) kilde/i,
    /fagperson (leser|sammenligner)/i,
    /fagpersons øyne/i,
    /som et menneske står inne for/i,
    /aldri en opplysning/i,
    /blir aldri lagt inn/i,
    /taushet vises/i,
    /der kildene tier/i,
    /regler for ærlighet/i,
    /det sanne svaret/i,
    /i dag og neste år/i,
    /nittende partskonferanse/i,
  ],
  da: [
    /offentliggør intet eget/i,
    /ingen oplysning uden kilde/i,
    /intet uden kilde/i,
    /optager ingen kendsgerning/i,
    /hvert tal med sin kilde/i,
    /hver række (har en|nævner sin) kilde/i,
    /fagperson (læser|sammenligner)/i,
    /fagpersons øjne/i,
    /som et menneske står inde for/i,
    /aldrig en oplysning/i,
    /føres aldrig ind/i,
    /tavshed vises/i,
    /hvor kilderne tier/i,
    /regler for ærlighed/i,
    /det sande svar/i,
    /i dag og næste år/i,
    /nittende partskonference/i,
  ],
}

/** A release by name: those texts name the release in use. The figures of March 2025 are labelled as reference figures. */
const MARCH_2025: Record<Language, RegExp> = {
  en: /March 2025 release/i,
  is: /útgáfu? í mars 2025/i,
  no: /utgaven fra mars 2025/i,
  da: /udgivelsen fra marts 2025/i,
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(OVERCLAIMS[language].map((claim) => ({ claim })))('nothing claims $claim', ({ claim }) => {
    const found = wordsIn(language).filter(({ text }) => claim.test(text))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('no text names a release that may not be in use', () => {
    const found = wordsIn(language).filter(({ text }) => MARCH_2025[language].test(text))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('pages that speak of review count the profiles that were reviewed', () => {
    const counting = wordsIn(language)
      .filter(({ text }) => text.includes('<ReviewedCount />'))
      .map(({ path }) => path.replace(/^\.\/\w+\//, ''))
    expect(counting.toSorted()).toEqual([
      'about.mdx',
      'ai-development.mdx',
      'data-architecture/honesty.mdx',
      'methodology.mdx',
      'research-pipeline.mdx',
    ])
  })

  test('the page of limits tells from the data how far the listings go', () => {
    const limits = wordsIn(language).find(({ path }) => path.endsWith('limits.mdx'))?.text
    for (const convention of ['cites', 'cms']) {
      expect(limits).toContain(`<ReleaseVersion dataset="catalogue-${convention}-listings" />`)
      expect(limits).toContain(`<CoveredUntil dataset="catalogue-${convention}-listings" />`)
    }
  })
})

test.each(OVERCLAIMS.en.map((claim) => ({ claim })))('no document claims $claim', ({ claim }) => {
  expect(documents.filter(({ text }) => claim.test(text)).map(({ path }) => path)).toEqual([])
})

test('the words of every language and the documents are read', () => {
  for (const language of LANGUAGES) expect(wordsIn(language).length).toBeGreaterThan(20)
  expect(documents.map(({ path }) => path)).toContain('../../../README.md')
})
