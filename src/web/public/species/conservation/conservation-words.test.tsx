import { describe, expect, test } from 'vitest'
import type { CitesListing, CmsListing } from '#contract/listings-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { renderedText } from '../rendered-text.tsx'
import { AssessmentHistory } from './history/assessment-history.tsx'
import { CitesHistory } from './history/cites-history.tsx'
import { CmsHistory } from './history/cms-history.tsx'
import { CitesCard } from './status/cites-card.tsx'
import { CmsCard } from './status/cms-card.tsx'
import { IucnCard } from './status/iucn-card.tsx'
import { StatusSummary } from './summary/status-summary.tsx'
import { hasTrends, OverallTrend } from './trends/conservation-trends.tsx'

const THIS_YEAR = 2026

type Assessment = SpeciesDetail['iucn_assessments'][number]

const sourced = { source: 'Species+', checked: true }

const assessed = (year_published: number, status: Assessment['status'], more: Partial<Assessment> = {}) =>
  ({
    ...sourced,
    id: String(year_published),
    year_published,
    status,
    original_category: status,
    is_latest: false,
    possibly_extinct: null,
    possibly_extinct_in_wild: null,
    reason_for_change: null,
    reason_for_change_source: null,
    scope_code: '1',
    scope_description: 'Global',
    ...more,
  }) as Assessment

const europe = (year_published: number, status: Assessment['status']) =>
  assessed(year_published, status, {
    id: `Europe ${year_published}`,
    is_latest: true,
    scope_code: '2',
    scope_description: 'Europe',
  })

const cites = (appendix: CitesListing['appendix'], listing_date: string, more: Partial<CitesListing> = {}) =>
  ({
    ...sourced,
    id: `${appendix} ${listing_date}`,
    appendix,
    listing_date,
    end_date: null,
    is_current: true,
    covers: 'species',
    population_identifier: null,
    ...more,
  }) as CitesListing

const cms = (appendix: CmsListing['appendix'], listing_date: string | null, more: Partial<CmsListing> = {}) =>
  ({
    ...sourced,
    id: `${appendix} ${listing_date}`,
    appendix,
    listing_date,
    is_current: true,
    agreement: 'CMS',
    native_distribution: [],
    introduced_distribution: [],
    extinct_distribution: [],
    ...more,
  }) as CmsListing

const species = (facts: Partial<SpeciesDetail>) =>
  ({
    id: 'a-species',
    scientific_name: 'Monodon monoceros',
    field_sources: [],
    derived_population_trend: 'Unknown',
    total_trade_records: 24410,
    iucn_url: null,
    cites_url: null,
    iucn_assessments: [],
    cites_listings: [],
    cms_listings: [],
    ...facts,
  }) as Partial<SpeciesDetail> as SpeciesDetail

/** Listed by one country, then with its order, whose listing was amended. */
const NARWHAL = [
  cites('II', '2003-02-13', { listed_under: 'Cetacea spp. (order)' }),
  cites('II', '1979-06-28', { is_current: false, end_date: '2003-02-12' }),
  cites('III', '1975-11-16', { is_current: false, end_date: '1979-06-27' }),
]

const former = (end_date: string) => ({ is_current: false, end_date })
const part = (covers: CitesListing['covers'], population_identifier: string) => ({
  covers,
  population_identifier,
})

const SEI_WHALE = [
  cites('I', '1981-06-06'),
  cites('I', '1977-02-04', { ...part('population', 'North Pacific stock'), ...former('1981-06-05') }),
  cites('II', '1977-02-04', { ...part('population', 'Other stocks'), ...former('1981-06-05') }),
]
const SEA_OTTER = [cites('II', '1977-02-04'), cites('I', '1975-07-01', part('subspecies', 'nereis'))]
const SANDHILL_CRANE = [
  cites('II', '1985-08-01'),
  cites('I', '1975-07-01', part('subspecies', 'nesiotes and pulla')),
  cites('II', '1975-07-01', { ...part('subspecies', 'pratensis'), ...former('1985-07-31') }),
]
const POLAR_BEAR = [
  cites('II', '1992-06-11'),
  cites('II', '1975-07-01', former('1992-06-10')),
  cites('III', '1975-11-16', former('1977-02-03')),
]

const nothing = species({})

const iucnCard = (facts: Partial<SpeciesDetail>) => renderedText(<IucnCard species={species(facts)} />)
const citesCard = (...cites_listings: CitesListing[]) =>
  renderedText(<CitesCard species={species({ cites_listings })} currentYear={THIS_YEAR} />)
const cmsCard = (...cms_listings: CmsListing[]) =>
  renderedText(<CmsCard species={species({ cms_listings })} currentYear={THIS_YEAR} />)

describe('the IUCN card', () => {
  test('without an assessment says so and leads to a search', () => {
    const text = iucnCard({})
    expect(text).toContain('No IUCN assessment available for this species.')
    expect(text).toContain('Search the IUCN Red List')
  })

  test('with an assessment that carries no category says that it is reviewed', () => {
    expect(iucnCard({ iucn_assessments: [assessed(2020, null)] })).toContain(
      'IUCN status pending review. Assessment data is being validated.',
    )
  })

  test('shows a category of an earlier edition as it was published', () => {
    const text = iucnCard({ iucn_assessments: [assessed(1994, null, { original_category: 'V' })] })
    expect(text).toContain('Vulnerable (earlier edition)')
    expect(text).not.toContain('pending review')
  })

  test('shows the global assessment first, its criteria, and what may have been lost', () => {
    const text = iucnCard({
      iucn_assessments: [
        assessed(2021, 'LC', { is_latest: true, scope_code: '2', scope_description: 'Europe' }),
        assessed(2019, 'CR', { is_latest: true, possibly_extinct: true, criteria: 'D' }),
      ],
    })
    expect(text).toContain(
      'CR (PE) Critically Endangered (Possibly Extinct) Published 2019 Scope Global Criteria D Population trend Unknown Assessments on record 2 Regional assessments Europe LC Least Concern published 2021',
    )
  })

  test('of a species with only a regional assessment says so and shows that assessment separately', () => {
    const text = iucnCard({ iucn_assessments: [europe(2014, 'LC')] })
    expect(text).toContain('Not assessed globally.')
    expect(text).toContain('Regional assessments Europe LC Least Concern published 2014')
    expect(text).not.toContain('Scope Global')
  })

  test('takes the trend of the population from the catalogue, with its year', () => {
    const text = iucnCard({
      iucn_assessments: [assessed(2020, 'CR')],
      derived_population_trend: 'Declining',
      field_sources: [{ field: 'population_trend', year: 2020, source: 'A list', checked: false }],
    })
    expect(text).toContain('Population trend Declining (2020) ?')
  })
})

describe('the CITES card', () => {
  test('without a listing says so', () => {
    expect(citesCard()).toContain('This species is not listed in any CITES Appendix.')
  })

  test('counts the years of the current appendix, and from the first listing where that is another', () => {
    const text = citesCard(...NARWHAL)
    expect(text).toContain('Appendix II since 28 Jun 1979 (47 years)')
    expect(text).toContain('First listed 16 Nov 1975 (51 years)')
    expect(text).not.toContain('2003')
    expect(text).toContain('Listed as Cetacea spp. (order)')
    expect(text).toContain('Trade records 24,410')
  })

  test.each([
    {
      language: 'en',
      since: 'Appendix II since 28 Jun 1979',
      first: 'First listed 16 Nov 1975',
      amended: 'Amendment of the listing',
    },
    { language: 'is', since: '28. jún. 1979', first: '16. nóv. 1975', amended: 'Breyting á skráningunni' },
    { language: 'no', since: '28. juni 1979', first: '16. nov. 1975', amended: 'Endring av oppføringen' },
    { language: 'da', since: '28. jun. 1979', first: '16. nov. 1975', amended: 'Ændring af opførelsen' },
  ] as const)('in $language gives the day of the current appendix and apart from it the first', (words) => {
    const narwhal = species({ cites_listings: NARWHAL })
    const card = renderedText(<CitesCard species={narwhal} currentYear={THIS_YEAR} />, words.language)
    expect(card).toContain(words.since)
    expect(card).toContain(words.first)
    expect(card).not.toContain('2003')
    expect(renderedText(<CitesHistory species={narwhal} />, words.language)).toContain(words.amended)
  })

  test('does not repeat the date of a listing that is the first', () => {
    const text = citesCard(cites('I', '1975-07-01'))
    expect(text).toContain('Appendix I since 1 Jul 1975 (51 years)')
    expect(text).not.toContain('First listed')
  })

  test('names a population that is listed apart', () => {
    const text = citesCard(
      cites('I', '1986-01-01'),
      cites('II', '1986-01-01', {
        covers: 'population',
        population_identifier: 'West Greenland population',
      }),
    )
    expect(text).toContain('CITES Appendix I')
    expect(text).toContain('West Greenland population: Appendix II')
  })

  test('leads to the appendices and to the trade database', () => {
    expect(citesCard()).toMatch(/CITES appendices .* CITES Trade Database/)
  })
})

describe('the CMS card', () => {
  test('without a listing says so', () => {
    expect(cmsCard()).toContain('This species is not listed under the Convention on Migratory Species.')
  })

  test.each([
    { what: 'a day', listing_date: '1991-12-12', listed: 'Appendix II since 12 Dec 1991 (35 years)' },
    { what: 'no date', listing_date: null, listed: 'Listed Date not specified' },
    { what: '1 January', listing_date: '1979-01-01', listed: 'Appendix II since 1979 (47 years)' },
    { what: 'day/month/year', listing_date: '08/02/2015', listed: 'Appendix II since 2015 (11 years)' },
    { what: 'a day that does not exist', listing_date: '2015-02-30', listed: 'Listed Date not specified' },
  ])('$what is shown as $listed', ({ listing_date, listed }) => {
    expect(cmsCard(cms('II', listing_date))).toContain(listed)
  })

  test('tells the current appendix from the first listing', () => {
    const text = cmsCard(cms('I/II', '1994-01-01'), cms('I', '1979-01-01', { is_current: false }))
    expect(text).toContain('Appendix I/II since 1994 (32 years)')
    expect(text).toContain('First listed 1979 (47 years)')
  })

  const countries = (count: number) => ['GL', 'IS', ...Array.from({ length: count - 2 }, (_, at) => `Q${at}`)]

  test.each([
    { count: 10, range: 'Present in 10 countries', badge: false, highlights: false },
    { count: 11, range: 'Present in 11 countries', badge: false, highlights: true },
    { count: 50, range: 'Present in 50 countries', badge: false, highlights: true },
    { count: 51, range: 'Wide distribution', badge: true, highlights: true },
    { count: 100, range: 'Wide distribution', badge: true, highlights: true },
    { count: 101, range: 'Global distribution', badge: true, highlights: true },
  ])('a range of $count countries reads $range', ({ count, range, badge, highlights }) => {
    const text = cmsCard(cms('II', null, { native_distribution: countries(count) }))
    expect(text).toContain(badge ? `Native range ${range} ${count} countries` : `Native range ${range}`)
    expect(text.includes('Distribution highlights In the Arctic: Greenland and Iceland')).toBe(highlights)
  })

  test('says where the species was lost, and that a range is not known', () => {
    const text = cmsCard(cms('II', null, { extinct_distribution: ['IE'] }))
    expect(text).toContain('Native range No data available')
    expect(text).toContain('Introduced None listed Extinct Ireland')
  })
})

describe('the date that a list covers', () => {
  const releases = [
    { dataset: 'catalogue-cites-listings', version: 'CoP19', covered_until: '2023-02-23' },
    { dataset: 'catalogue-cms-listings', version: 'COP14', covered_until: '2024-05-16' },
    { dataset: 'catalogue-iucn-assessments', version: null, covered_until: null },
  ] as const

  test.each<{ language: Language; notInCms: string; cms: string; cites: string; redList: string }>([
    {
      language: 'en',
      notInCms: 'This species is not listed under the Convention on Migratory Species.',
      cms: 'As of COP14, in force since 16 May 2024; later changes to the listings are not included.',
      cites: 'As of CoP19, in force since 23 Feb 2023; later changes to the listings are not included.',
      redList: 'The assessments on this site do not come from one version of the Red List',
    },
    {
      language: 'is',
      notInCms: 'Þessi tegund er ekki skráð í viðauka samningsins um verndun fartegunda villtra dýra (CMS).',
      cms: 'Miðað við COP14, í gildi frá 16. maí 2024; síðari breytingar á skráningum eru ekki með.',
      cites: 'Miðað við CoP19, í gildi frá 23. feb. 2023; síðari breytingar á skráningum eru ekki með.',
      redList: 'Mötin á þessum vef koma ekki úr einni útgáfu válistans',
    },
    {
      language: 'no',
      notInCms: 'Arten er ikke oppført under Bonnkonvensjonen om trekkende arter (CMS).',
      cms: 'Per COP14, i kraft siden 16. mai 2024; senere endringer av oppføringene er ikke tatt med.',
      cites: 'Per CoP19, i kraft siden 23. feb. 2023; senere endringer av oppføringene er ikke tatt med.',
      redList: 'Vurderingene på nettstedet kommer ikke fra én utgave av rødlista',
    },
    {
      language: 'da',
      notInCms: 'Arten er ikke opført under Bonnkonventionen om migrerende arter (CMS).',
      cms: 'Pr. COP14, i kraft siden 16. maj 2024; senere ændringer af opførelserne er ikke medtaget.',
      cites: 'Pr. CoP19, i kraft siden 23. feb. 2023; senere ændringer af opførelserne er ikke medtaget.',
      redList: 'Vurderingerne på webstedet kommer ikke fra én version af rødlisten',
    },
  ])(
    'is given on each card, in $language',
    ({ language, notInCms, cms: cmsAsOf, cites: citesAsOf, redList }) => {
      const cmsText = renderedText(<CmsCard species={nothing} currentYear={THIS_YEAR} />, language, releases)
      expect(cmsText).toContain(notInCms)
      expect(cmsText).toContain(cmsAsOf)
      expect(
        renderedText(<CitesCard species={nothing} currentYear={THIS_YEAR} />, language, releases),
      ).toContain(citesAsOf)
      expect(renderedText(<IucnCard species={nothing} />, language, releases)).toContain(redList)
    },
  )

  test('is that of the imported list where there is one', () => {
    const imported = { dataset: 'cms_listings', version: '2026-1', covered_until: null } as const
    expect(
      renderedText(<CmsCard species={nothing} currentYear={THIS_YEAR} />, 'en', [...releases, imported]),
    ).toContain('As of version 2026-1 of the list; later changes are not included.')
  })

  test('is renderedText to be unknown where no list gives it', () => {
    expect(cmsCard()).toContain('The list in use does not state the date up to which it is complete')
  })
})

describe('the status summary', () => {
  const summary = (facts: Partial<SpeciesDetail>, language?: Language) =>
    renderedText(<StatusSummary species={species(facts)} currentYear={THIS_YEAR} />, language)

  test('says where the species stands, how that changed, and how often', () => {
    const text = summary({
      iucn_assessments: [
        assessed(2020, 'CR', { is_latest: true, reason_for_change: 'genuine' }),
        assessed(2018, 'EN'),
      ],
      cites_listings: [cites('I', '1977-02-04'), cites('II', '1975-07-01', { is_current: false })],
      cms_listings: [cms('I', '1979-01-01')],
    })
    expect(text).toContain('IUCN Red List CR Critically Endangered published 2020 Uplisted')
    expect(text).toContain('CITES Appendix I CITES I since 1977, first listed 1975 Uplisted')
    expect(text).toContain('CMS Appendix I CMS I since 1979 Listed since 1979, unchanged')
    expect(text).toContain('2 status changes')
  })

  test('counts changes, not assessments and amendments that confirm a status', () => {
    const text = summary({
      iucn_assessments: [2019, 2018, 2016, 2012].map((year) => assessed(year, 'LC')),
      cites_listings: NARWHAL.slice(0, 2),
    })
    expect(text).toContain('CITES II since 1979 Listed since 1979, unchanged')
    expect(text).toContain('0 status changes')
  })

  test('calls a listing of the last years new', () => {
    expect(summary({ cites_listings: [cites('II', '2023-02-23')] })).toContain('New listing, 2023')
  })

  test.each([
    {
      listings: SEI_WHALE,
      en: 'Initially in Appendices I and II by population; all in Appendix I since 1981',
      is: 'Fyrst í viðaukum I og II eftir stofnum; öll í viðauka I frá 1981',
      no: 'Først på liste I og II etter bestand; hele arten på liste I siden 1981',
      da: 'Først på liste I og II efter bestand; hele arten på liste I siden 1981',
    },
    {
      listings: SEA_OTTER,
      en: 'Initially only subspecies; the whole species since 1977',
      is: 'Fyrst aðeins undirtegundir; öll tegundin frá 1977',
      no: 'Først bare underarter; hele arten siden 1977',
      da: 'Først kun underarter; hele arten siden 1977',
    },
    {
      listings: SANDHILL_CRANE,
      en: 'Initially only subspecies; the whole species since 1985',
      is: 'Fyrst aðeins undirtegundir; öll tegundin frá 1985',
      no: 'Først bare underarter; hele arten siden 1985',
      da: 'Først kun underarter; hele arten siden 1985',
    },
    {
      listings: POLAR_BEAR,
      en: 'Listed since 1975, unchanged',
      is: 'Skráð frá 1975, óbreytt',
      no: 'Oppført siden 1975, uendret',
      da: 'Opført siden 1975, uændret',
    },
  ])('says how much of a species was listed at first: $en', ({ listings, ...words }) => {
    for (const [language, sentence] of Object.entries(words)) {
      expect(summary({ cites_listings: listings }, language as Language)).toContain(sentence)
    }
  })

  test.each([
    { reason: 'genuine', expected: 'Downlisted' },
    { reason: 'non-genuine', expected: 'Category changed; not a genuine change in status' },
    { reason: 'not stated', expected: 'Category changed; reason not stated' },
    { reason: null, expected: 'Category changed; reason not stated' },
  ] as const)('calls a change of category that is $reason: $expected', ({ reason, expected }) => {
    const iucn_assessments = [assessed(2018, 'VU', { reason_for_change: reason }), assessed(2008, 'EN')]
    expect(summary({ iucn_assessments })).toContain(`published 2018 ${expected} CITES`)
  })

  test('never gives a regional category as the status of the species', () => {
    const text = summary({ iucn_assessments: [europe(2014, 'LC')] })
    expect(text).toContain('IUCN Red List Not assessed globally; Europe: Least Concern (2014) CITES')
  })

  test('of a species on no list shows no change', () => {
    expect(summary({})).toBe('IUCN Red List Not assessed CITES Not listed CMS Not listed 0 status changes i')
  })

  test('does not compare what is not known', () => {
    expect(summary({ iucn_assessments: [assessed(2017, 'DD'), assessed(2008, 'DD')] })).toContain(
      'Not comparable',
    )
  })
})

describe('the trends', () => {
  test.each([
    { what: 'no assessment', iucn_assessments: [], shown: false },
    { what: 'one assessment', iucn_assessments: [assessed(2020, 'VU')], shown: false },
    { what: 'two', iucn_assessments: [assessed(2020, 'VU'), assessed(2010, 'VU')], shown: true },
  ])('with $what are shown: $shown', ({ iucn_assessments, shown }) => {
    expect(hasTrends(species({ iucn_assessments }))).toBe(shown)
  })

  test.each([
    { statuses: ['EN', 'CR'] as const, reason: 'genuine' as const, word: 'Worsening' },
    { statuses: ['NT', 'LC'] as const, reason: 'genuine' as const, word: 'Improving' },
    {
      statuses: ['EN', 'VU'] as const,
      reason: 'non-genuine' as const,
      word: 'Category changed; not a genuine change in status',
    },
    { statuses: ['LC', 'VU'] as const, reason: null, word: 'Category changed; reason not stated' },
    { statuses: ['LC', 'LC'] as const, reason: null, word: 'Stable' },
    { statuses: ['DD', 'LC'] as const, reason: 'non-genuine' as const, word: 'Not comparable' },
  ])('from $statuses.0 to $statuses.1, $reason, are $word', ({ statuses: [first, last], reason, word }) => {
    const iucn_assessments = [assessed(2020, last, { reason_for_change: reason }), assessed(2010, first)]
    expect(renderedText(<OverallTrend species={species({ iucn_assessments })} />)).toBe(`${word} i`)
  })
})

describe('the history', () => {
  test('says what is not on record', () => {
    expect(renderedText(<AssessmentHistory species={nothing} />)).toBe(
      'No IUCN assessment history available.',
    )
    expect(renderedText(<CitesHistory species={nothing} />)).toBe('No CITES listing history available.')
    expect(renderedText(<CmsHistory species={nothing} />)).toBe('No CMS listing history available.')
  })

  test('calls one assessment Current and keeps old categories as published', () => {
    const text = renderedText(
      <AssessmentHistory
        species={species({
          iucn_assessments: [
            assessed(2018, 'LC', { is_latest: true }),
            assessed(1996, null, { original_category: 'LR/cd' }),
            assessed(1965, null, { original_category: 'Very rare but believed to be stable' }),
          ],
        })}
      />,
    )
    expect(text).toContain('2018 LC Least Concern Global Current 1996')
    expect(text).toContain('1996 LR/cd Lower Risk: conservation dependent Global 1965')
    expect(text).toContain('1965 Very rare but believed to be stable Global')
  })

  test('names the region of an assessment, which is never called Current, and the reason for a change', () => {
    const text = renderedText(
      <AssessmentHistory
        species={species({
          iucn_assessments: [
            europe(2023, 'NT'),
            assessed(2018, 'VU', {
              is_latest: true,
              reason_for_change: 'genuine',
              reason_for_change_source: 'IUCN Cetacean Specialist Group',
            }),
            assessed(2008, 'EN'),
          ],
        })}
      />,
    )
    expect(text).toContain('2023 NT Near Threatened Europe 2018')
    expect(text).toContain('2018 VU Vulnerable Global Genuine change i Current 2008')
  })

  test('calls every CITES listing in force Active and the others Historical', () => {
    const text = renderedText(
      <CitesHistory
        species={species({
          cites_listings: [
            cites('I', '1986-01-01'),
            cites('II', '1986-01-01', { covers: 'population', population_identifier: 'West Greenland' }),
            cites('II', '1979-06-28', { is_current: false, notes: 'The whole order', checked: false }),
          ],
        })}
      />,
    )
    expect(text).toMatch(
      /Since 1 Jan 1986 .* The species Active Since 1 Jan 1986 .* West Greenland Active 28 Jun 1979 – 31 Dec 1985/,
    )
    expect(text).toMatch(/The whole order \? Historical$/)
  })

  test('marks an amendment as such and gives the period of each row', () => {
    const text = renderedText(<CitesHistory species={species({ cites_listings: NARWHAL })} />)
    expect(text).toMatch(
      /Since 13 Feb 2003 .* Active Amendment of the listing 28 Jun 1979 – 12 Feb 2003 .* Historical 16 Nov 1975/,
    )
    expect(text.match(/Amendment/g)).toHaveLength(1)
  })

  test('calls the CMS listing that speaks for the species Current, without a date too', () => {
    const text = renderedText(
      <CmsHistory
        species={species({
          cms_listings: [cms('I/II', '1997-07-15'), cms('II', null, { is_current: false })],
        })}
      />,
    )
    expect(text).toMatch(/15 Jul 1997 .* Current Date not specified .* Historical$/)
  })
})
