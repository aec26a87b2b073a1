import { describe, expect, test } from 'vitest'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { CitesReservation, ExportQuota, TradeSuspension } from '#contract/trade-measures-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { renderedText } from '../../rendered-text.tsx'
import { ReservationsTable } from './reservations-table.tsx'
import { Subpopulations } from './subpopulations.tsx'
import { ExportQuotas, TradeSuspensions } from './trade-limits.tsx'

const species = (facts: Partial<SpeciesDetail> = {}) =>
  ({
    id: 'a-species',
    scientific_name: 'Balaenoptera acutorostrata',
    subpopulations: [],
    ...facts,
  }) as Partial<SpeciesDetail> as SpeciesDetail

const sourced = { source: 'A list', checked: true }

const reservation = (facts: Partial<CitesReservation>): CitesReservation => ({
  ...sourced,
  id: `${facts.country_code} ${facts.start_date}`,
  country_code: 'NO',
  country_name: 'Norway',
  appendix: 'I',
  listed_under: 'Balaenoptera acutorostrata',
  population: null,
  start_date: '1986-01-01',
  end_date: null,
  is_active: true,
  confirmed_on: '2023-07-07',
  notes: null,
  ...facts,
})

const reservationsIn = (language: Language, ...rows: Partial<CitesReservation>[]) =>
  renderedText(
    <ReservationsTable species={species()} caption="Reservations" reservations={rows.map(reservation)} />,
    language,
  )
const reservations = (...rows: Partial<CitesReservation>[]) => reservationsIn('en', ...rows)

describe('reservations', () => {
  test('in force give the day of their last confirmation', () => {
    const text = reservations({ population: 'Except the West Greenland stock' })
    expect(text).toContain('Party Covers Since Last confirmed')
    expect(text).toMatch(/Norway .*I Except the West Greenland stock 1 Jan 1986 in force on 7 Jul 2023$/)
  })

  test('without a date of confirmation say so', () => {
    expect(reservations({ confirmed_on: null })).toMatch(/1 Jan 1986 No date in the source$/)
  })

  test('that ended give the day, or say that the source has none, and name the higher taxon', () => {
    const text = reservations(
      {
        is_active: false,
        end_date: '1980-10-30',
        confirmed_on: null,
        appendix: 'II',
        listed_under: 'Cetacea',
      },
      { is_active: false, confirmed_on: null, start_date: '1990-01-01', checked: false },
    )
    expect(text).toContain('Party Covers Since Until')
    expect(text).toMatch(/II Cetacea 1 Jan 1986 30 Oct 1980/)
    expect(text).toMatch(/Norway \? .* End not in the source$/)
  })
})

describe.each([
  {
    language: 'en',
    heads: 'Party Covers Since Last confirmed',
    row: /Norway .*I Entered by the Soviet Union 1 Jan 1986 in force on 7 Jul 2023$/,
    apart: 'Each category applies to that subpopulation alone, not to the species.',
    category: /Cook Inlet Fewer than before\. CR Critically Endangered 2019/,
  },
  {
    language: 'is',
    heads: 'Aðildarríki Nær til Frá Síðast staðfest',
    row: /Noregur .*1\. jan\. 1986 í gildi 7\. júl\. 2023$/,
    apart: 'Hver flokkur á aðeins við um viðkomandi undirstofn, ekki tegundina.',
    category: /Cook Inlet .*CR Í bráðri hættu 2019/,
  },
  {
    language: 'no',
    heads: 'Part Omfatter Fra Sist bekreftet',
    row: /Norge .*1\. jan\. 1986 gjaldt 7\. juli 2023$/,
    apart: 'Hver kategori gjelder bare den delbestanden, ikke arten.',
    category: /Cook Inlet .*CR Kritisk truet 2019/,
  },
  {
    language: 'da',
    heads: 'Part Omfatter Fra Senest bekræftet',
    row: /Norge .*1\. jan\. 1986 gjaldt 7\. jul\. 2023$/,
    apart: 'Hver kategori gælder kun den pågældende delbestand, ikke arten.',
    category: /Cook Inlet .*CR Kritisk truet 2019/,
  },
] as const)('in $language', ({ language, heads, row, apart, category }) => {
  test('a reservation has its party, start, note and last confirmation', () => {
    const text = reservationsIn(language, { notes: 'Entered by the Soviet Union' })
    expect(text).toContain(heads)
    expect(text).toContain('Entered by the Soviet Union')
    expect(text).toMatch(row)
  })

  test('a subpopulation has its own category and note, which are not those of the species', () => {
    const cookInlet = {
      ...sourced,
      id: 'cook-inlet',
      subpopulation_name: 'Cook Inlet',
      region: null,
      status: 'CR' as const,
      year_published: 2019,
      sis_id: 61442,
      notes: 'Fewer than before.',
    }
    const text = renderedText(<Subpopulations species={species({ subpopulations: [cookInlet] })} />, language)
    expect(text).toContain(apart)
    expect(text).toMatch(category)
  })
})

describe('suspensions', () => {
  const suspension = (facts: Partial<TradeSuspension>): TradeSuspension => ({
    ...sourced,
    id: 'a',
    country_code: 'GL',
    country_name: 'Greenland',
    issued_by: 'eu',
    suspension_start_date: '2013-07-11',
    suspension_end_date: null,
    is_active: true,
    confirmed_on: '2013-09-27',
    reason: 'Wild specimens',
    ...facts,
  })

  test.each([
    {
      what: 'of the European Union, active when last confirmed',
      facts: {},
      row: 'Greenland European Union From 11 Jul 2013 in force on 27 Sept 2013 Wild specimens',
    },
    {
      what: 'under CITES, ended on a day',
      facts: { issued_by: 'cites' as const, suspension_end_date: '2014-01-01', is_active: false },
      row: 'Greenland CITES 11 Jul 2013 – 1 Jan 2014 Wild specimens',
    },
    {
      what: 'ended on no known day',
      facts: { is_active: false, confirmed_on: null, reason: null },
      row: 'Greenland European Union From 11 Jul 2013 ended; the source does not say when',
    },
    {
      what: 'with a country that is only named',
      facts: { country_code: null, country_name: 'Elsewhere', confirmed_on: null },
      row: 'Elsewhere European Union From 11 Jul 2013 Wild specimens',
    },
  ])('$what', ({ facts, row }) => {
    expect(
      renderedText(<TradeSuspensions species={species()} suspensions={[suspension(facts)]} />),
    ).toContain(row)
  })

  test('where there are none, the part says so', () => {
    expect(renderedText(<TradeSuspensions species={species()} suspensions={[]} />)).toBe(
      'No trade suspension for this species is on record here.',
    )
  })
})

test('a quota of zero is shown as a figure, and each quota in its own unit', () => {
  const quota = (facts: Partial<ExportQuota>): ExportQuota => ({
    ...sourced,
    id: String(facts.year),
    country_code: 'RU',
    country_name: 'Russia',
    year: 2006,
    quantity: 0,
    unit: 'kg',
    notes: 'Caviar, wild',
    ...facts,
  })
  const text = renderedText(
    <ExportQuotas
      species={species()}
      quotas={[quota({}), quota({ year: 2005, quantity: 1200, unit: 'specimens', notes: null })]}
    />,
  )
  expect(text).toContain('2006 Russia 0 kg Caviar, wild 2005 Russia 1,200 specimens')
})

test('subpopulations have their own categories, which are not those of the species', () => {
  const cookInlet = {
    ...sourced,
    id: 'cook-inlet',
    subpopulation_name: 'Cook Inlet',
    region: null,
    status: 'CR' as const,
    year_published: 2019,
    sis_id: 61442,
    notes: null,
  }
  const text = renderedText(<Subpopulations species={species({ subpopulations: [cookInlet] })} />)
  expect(text).toMatch(/^Each category applies to that subpopulation alone, not to the species\./)
  expect(text).toContain('Cook Inlet CR Critically Endangered 2019')
})

test('a subpopulation without a category on record is not called unassessed', () => {
  const bering = {
    ...sourced,
    id: 'bering',
    subpopulation_name: 'Bering Sea',
    region: null,
    status: null,
    year_published: null,
    sis_id: 2468,
    notes: null,
  }
  const text = renderedText(<Subpopulations species={species({ subpopulations: [bering] })} />)
  expect(text).toContain('Bering Sea No data available No data available')
  expect(text).not.toContain('Not assessed')
})
