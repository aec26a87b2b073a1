import { describe, expect, test } from 'vitest'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { SpeciesStatus } from '#web/ui/species-status.tsx'
import { ChangeLabel } from './conservation/summary/red-list-row.tsx'
import { SpeciesFacts } from './header/species-facts.tsx'
import { renderedText } from './rendered-text.tsx'

/* Possible extinction, regions and reasons for change beside a Red List status, in every language. */

const CURLEW = {
  status: 'CR',
  possibly_extinct: true,
  possibly_extinct_in_wild: null,
  scope: 'Global',
  year: 2019,
} as const
const ROSEROOT = {
  status: 'LC',
  possibly_extinct: null,
  possibly_extinct_in_wild: null,
  scope: 'Europe',
  year: 2014,
} as const

const ENGLISH = {
  curlew: 'Critically Endangered (Possibly Extinct)',
  inTheWild: 'Critically Endangered (Possibly Extinct in the Wild)',
  roseroot: 'Not assessed globally; Europe: Least Concern (2014)',
  inEurope: 'LC in Europe',
  notGenuine: 'Category changed; not a genuine change in status',
  notStated: 'Category changed; reason not stated',
}
const WORDS: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  is: {
    curlew: 'Í bráðri hættu (hugsanlega útdauð)',
    inTheWild: 'Í bráðri hættu (hugsanlega útdauð í náttúrunni)',
    roseroot: 'Hnattrænt mat liggur ekki fyrir; Evrópa: Ekki í hættu (2014)',
    inEurope: 'LC í Evrópu',
    notGenuine: 'Flokki breytt, en ekki vegna breyttra aðstæðna tegundarinnar',
    notStated: 'Flokki breytt; ástæða ekki tilgreind',
  },
  no: {
    curlew: 'Kritisk truet (muligens utdødd)',
    inTheWild: 'Kritisk truet (muligens utdødd i vill tilstand)',
    roseroot: 'Ingen global vurdering; Europa: Livskraftig (2014)',
    inEurope: 'LC i Europa',
    notGenuine: 'Kategorien er endret, men ikke fordi artens situasjon er endret',
    notStated: 'Kategorien er endret; årsaken er ikke oppgitt',
  },
  da: {
    curlew: 'Kritisk truet (muligvis uddød)',
    inTheWild: 'Kritisk truet (muligvis uddød i vild tilstand)',
    roseroot: 'Ingen global vurdering; Europa: Livskraftig (2014)',
    inEurope: 'LC i Europa',
    notGenuine: 'Kategorien er ændret, men ikke fordi artens situation er ændret',
    notStated: 'Kategorien er ændret; årsagen er ikke oplyst',
  },
}

const species = (latest_assessment: object) =>
  ({
    cites_listings: [],
    cms_listings: [],
    latest_assessment,
    current_cites_listing: null,
    current_cms_listing: null,
    first_cites_year: null,
    total_trade_records: 0,
  }) as Partial<SpeciesDetail> as SpeciesDetail
const assessed = { original_category: null, url: null, checked: true }

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language]

  test('possible extinction is shown beside the category, in full and as a code', () => {
    expect(renderedText(<SpeciesStatus status={CURLEW} />, language)).toBe(`CR (PE) ${words.curlew}`)
    expect(renderedText(<SpeciesStatus status={CURLEW} codeOnly />, language)).toBe(`CR (PE) ${words.curlew}`)
    const inTheWild = { ...CURLEW, possibly_extinct: null, possibly_extinct_in_wild: true }
    expect(renderedText(<SpeciesStatus status={inTheWild} />, language)).toBe(`CR (PEW) ${words.inTheWild}`)
  })

  test('unknown possible extinction is not mentioned', () => {
    expect(
      renderedText(<SpeciesStatus status={{ ...CURLEW, possibly_extinct: null }} />, language),
    ).not.toContain('(')
  })

  test('a regional status is shown with its region, in full and as a code', () => {
    expect(renderedText(<SpeciesStatus status={ROSEROOT} codeOnly />, language)).toBe(
      `${words.inEurope} ${words.roseroot}`,
    )
    expect(renderedText(<SpeciesStatus status={ROSEROOT} />, language)).toContain(words.roseroot)
  })

  test('the header of a species shows the same', () => {
    const curlew = {
      ...assessed,
      ...CURLEW,
      scope_code: '1',
      scope_description: 'Global',
      year_published: 2019,
    }
    expect(renderedText(<SpeciesFacts species={species(curlew)} />, language)).toContain(
      `CR (PE) ${words.curlew}`,
    )
    const roseroot = {
      ...assessed,
      ...ROSEROOT,
      scope_code: '2',
      scope_description: 'Europe',
      year_published: 2014,
    }
    const text = renderedText(<SpeciesFacts species={species(roseroot)} />, language)
    expect(text).toContain(words.roseroot)
    // The year of a regional assessment appears only beside its region.
    expect(text.match(/2014/g)).toHaveLength(1)
  })

  test('a change that is not genuine is not called an improvement or a decline', () => {
    expect(renderedText(<ChangeLabel change="not_genuine" />, language)).toBe(words.notGenuine)
    expect(renderedText(<ChangeLabel change="reason_not_stated" />, language)).toBe(words.notStated)
  })
})
