import { describe, expect, test } from 'vitest'
import type { CitesListing, CmsListing } from '#contract/listings-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { said } from '../said.tsx'
import { AssessmentHistory } from './history/assessment-history.tsx'
import { CitesHistory } from './history/cites-history.tsx'
import { CmsHistory } from './history/cms-history.tsx'
import { CitesCard } from './status/cites-card.tsx'
import { CmsCard } from './status/cms-card.tsx'
import { IucnCard } from './status/iucn-card.tsx'
import { StatusSummary } from './summary/status-summary.tsx'
import { hasTrends } from './trends/conservation-trends.tsx'
import { OverallTrend } from './trends/overall-trend.tsx'

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
    scope_code: '1',
    scope_description: 'Global',
    ...more,
  }) as Assessment

const cites = (appendix: CitesListing['appendix'], listing_date: string, more: Partial<CitesListing> = {}) =>
  ({
    ...sourced,
    id: `${appendix} ${listing_date}`,
    appendix,
    listing_date,
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

const nothing = species({})

const iucnCard = (facts: Partial<SpeciesDetail>) => said(<IucnCard species={species(facts)} />)
const citesCard = (...cites_listings: CitesListing[]) =>
  said(<CitesCard species={species({ cites_listings })} currentYear={THIS_YEAR} />)
const cmsCard = (...cms_listings: CmsListing[]) =>
  said(<CmsCard species={species({ cms_listings })} currentYear={THIS_YEAR} />)

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
      'Critically Endangered Possibly Extinct Published 2019 Scope Global Criteria D Population trend Unknown Assessments on record 2',
    )
  })

  test('takes the trend of the population from the catalogue, with its year', () => {
    const text = iucnCard({
      iucn_assessments: [assessed(2020, 'CR')],
      derived_population_trend: 'Declining',
      field_sources: [{ field: 'population_trend', year: 2020, source: 'A list', checked: false }],
    })
    expect(text).toContain('Population trend Declining (2020) not yet checked against the source')
  })
})

describe('the CITES card', () => {
  test('without a listing says so', () => {
    expect(citesCard()).toContain('This species is not listed in any CITES Appendix.')
  })

  test('counts the years from the date, and from the first listing where that is another', () => {
    const text = citesCard(
      cites('II', '2003-02-13', { listed_under: 'Cetacea spp. (order)' }),
      cites('II', '1979-06-28', { is_current: false }),
    )
    expect(text).toContain('In force 13 Feb 2003 (23 years)')
    expect(text).toContain('First listed 28 Jun 1979 (47 years)')
    expect(text).toContain('Listed as Cetacea spp. (order)')
    expect(text).toContain('Trade records 24,410')
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
    { what: 'a day', listing_date: '1991-12-12', listed: '12 Dec 1991 (35 years)' },
    { what: 'no date', listing_date: null, listed: 'Date not specified' },
    { what: '1 January', listing_date: '1979-01-01', listed: '1979 (47 years)' },
    { what: 'day/month/year', listing_date: '08/02/2015', listed: '2015 (11 years)' },
    { what: 'a day that does not exist', listing_date: '2015-02-30', listed: 'Date not specified' },
  ])('$what is shown as $listed', ({ listing_date, listed }) => {
    expect(cmsCard(cms('II', listing_date))).toContain(`Listed ${listed}`)
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

describe('the status summary', () => {
  const summary = (facts: Partial<SpeciesDetail>) => said(<StatusSummary species={species(facts)} />)

  test('says where the species stands, how that changed, and how often', () => {
    const text = summary({
      iucn_assessments: [assessed(2020, 'CR', { is_latest: true }), assessed(2018, 'EN')],
      cites_listings: [cites('I', '1977-02-04'), cites('II', '1975-07-01', { is_current: false })],
      cms_listings: [cms('I', '1979-01-01')],
    })
    expect(text).toContain('IUCN Red List CR Critically Endangered published 2020 Uplisted')
    expect(text).toContain('CITES Appendix I CITES I since 1975 Uplisted')
    expect(text).toContain('CMS Appendix I CMS I since 1979 New listing')
    expect(text).toContain('2 status changes')
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
    { statuses: ['EN', 'CR'] as const, word: 'Worsening' },
    { statuses: ['NT', 'LC'] as const, word: 'Improving' },
    { statuses: ['LC', 'LC'] as const, word: 'Stable' },
    { statuses: ['DD', 'LC'] as const, word: 'Not comparable' },
  ])('from $statuses.0 to $statuses.1 are $word', ({ statuses: [first, last], word }) => {
    const iucn_assessments = [assessed(2020, last), assessed(2010, first)]
    expect(said(<OverallTrend species={species({ iucn_assessments })} />)).toBe(`${word} i`)
  })
})

describe('the history', () => {
  test('says what is not on record', () => {
    expect(said(<AssessmentHistory species={nothing} />)).toBe('No IUCN assessment history available.')
    expect(said(<CitesHistory species={nothing} />)).toBe('No CITES listing history available.')
    expect(said(<CmsHistory species={nothing} />)).toBe('No CMS listing history available.')
  })

  test('calls one assessment Current and keeps old categories as published', () => {
    const text = said(
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

  test('calls every CITES listing in force Active and the others Historical', () => {
    const text = said(
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
    expect(text).toMatch(/1 Jan 1986 .* The species Active 1 Jan 1986 .* West Greenland Active 28 Jun 1979/)
    expect(text).toMatch(/The whole order not yet checked against the source i Historical$/)
  })

  test('calls the CMS listing that speaks for the species Current, without a date too', () => {
    const text = said(
      <CmsHistory
        species={species({
          cms_listings: [cms('I/II', '1997-07-15'), cms('II', null, { is_current: false })],
        })}
      />,
    )
    expect(text).toMatch(/15 Jul 1997 .* Current Date not specified .* Historical$/)
  })
})
