import type { CatchRecord } from '#contract/catches-contract.ts'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import type { FactViewName } from '#domain/views/view-address.ts'
import { tableOf, type ViewTable } from '#domain/views/view-table.ts'

/** What is asked of the interface for a table of facts, below /api/species/{id}. */
export const FACT_QUESTIONS: Record<FactViewName, string> = {
  overview: '',
  'conservation-trends': '/timeline-events',
  assessments: '',
  listings: '',
  timeline: '/timeline-events',
  catches: '/catch-records',
  seizures: '/seizures',
  names: '',
}

/** What stands on the page of a species and is not passed on as data. */
export const LEFT_OUT =
  'left out: criteria, tags, texts, threats, population trends and sizes, which the terms of the IUCN and of BirdLife International do not let be redistributed in bulk'

/** A table of facts of a species from what the interface answers. */
export function factTable(view: FactViewName, content: unknown): ViewTable {
  switch (view) {
    case 'overview':
      return overview(content as SpeciesDetail)
    case 'assessments':
      return assessments(content as SpeciesDetail)
    case 'listings':
      return listings(content as SpeciesDetail)
    case 'names':
      return names(content as SpeciesDetail)
    case 'timeline':
      return timeline(content as TimelineEvent[])
    case 'conservation-trends':
      return timeline((content as TimelineEvent[]).toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0)))
    case 'catches':
      return catches(content as CatchRecord[])
    case 'seizures':
      return seizures(content as SeizureRecord[])
  }
}

const overview = (species: SpeciesDetail): ViewTable =>
  tableOf([species], {
    species_id: ({ id }) => id,
    common_name: ({ common_name }) => common_name,
    kingdom: ({ kingdom }) => kingdom,
    class: (one) => one.class,
    order_name: ({ order_name }) => order_name,
    family: ({ family }) => family,
    iucn_status: ({ latest_assessment }) => latest_assessment?.status,
    iucn_scope: ({ latest_assessment }) => latest_assessment?.scope_description,
    iucn_year: ({ latest_assessment }) => latest_assessment?.year_published,
    cites_appendix: ({ current_cites_listing }) => current_cites_listing?.appendix,
    cms_appendix: ({ current_cms_listing }) => current_cms_listing?.appendix,
    first_cites_listing: ({ first_cites_listing }) => first_cites_listing,
    total_trade_records: ({ total_trade_records }) => total_trade_records,
    fact_source: ({ source }) => source,
    checked: ({ checked }) => checked,
  })

/** What the terms of the IUCN let be passed on; `LEFT_OUT` names the rest. */
const assessments = ({ iucn_assessments }: SpeciesDetail): ViewTable =>
  tableOf(iucn_assessments, {
    year_published: ({ year_published }) => year_published,
    status: ({ status }) => status,
    original_category: ({ original_category }) => original_category,
    scope: ({ scope_description }) => scope_description,
    is_latest: ({ is_latest }) => is_latest,
    url: ({ url }) => url,
    fact_source: ({ source }) => source,
    checked: ({ checked }) => checked,
  })

function listings({ cites_listings, cms_listings }: SpeciesDetail): ViewTable {
  const all = [
    ...cites_listings.map((one) => ({ ...one, convention: 'CITES' })),
    ...cms_listings.map((one) => ({
      ...one,
      convention: 'CMS',
      end_date: null,
      population_identifier: null,
    })),
  ]
  return tableOf(all, {
    convention: ({ convention }) => convention,
    appendix: ({ appendix }) => appendix,
    listing_date: ({ listing_date }) => listing_date,
    end_date: ({ end_date }) => end_date,
    is_current: ({ is_current }) => is_current,
    population: ({ population_identifier }) => population_identifier,
    listed_under: ({ listed_under }) => listed_under,
    remarks: ({ notes }) => notes,
    fact_source: ({ source }) => source,
    checked: ({ checked }) => checked,
  })
}

const names = ({ common_names }: SpeciesDetail): ViewTable =>
  tableOf(common_names, {
    name: ({ name }) => name,
    language: ({ language }) => language,
    iso_639: ({ iso_639 }) => iso_639,
    is_main: ({ is_main }) => is_main,
    fact_source: ({ source }) => source,
    checked: ({ checked }) => checked,
  })

const timeline = (events: readonly TimelineEvent[]): ViewTable =>
  tableOf(events, {
    event_type: ({ event_type }) => event_type,
    event_year: ({ year }) => year,
    event_date: ({ event_date }) => event_date,
    title: ({ title }) => title,
    scope: ({ scope }) => scope,
    fact_source: ({ source }) => source,
    checked: ({ checked }) => checked,
  })

const catches = (records: readonly CatchRecord[]): ViewTable =>
  tableOf(records, {
    year: ({ year }) => year,
    season: ({ season }) => season,
    country: ({ country }) => country?.country_code,
    area: ({ management_area }) => management_area?.area_name,
    catch_total: ({ catch_total }) => catch_total,
    quota: ({ quota_amount }) => quota_amount,
    remarks: ({ notes }) => notes,
    publisher: ({ data_source }) => data_source,
    fact_source: ({ source }) => source,
    checked: ({ checked }) => checked,
  })

const seizures = (records: readonly SeizureRecord[]): ViewTable =>
  tableOf(records, {
    year: ({ seizure_year }) => seizure_year,
    seizure_date: ({ seizure_date }) => seizure_date,
    country: ({ country_code }) => country_code,
    product: ({ product, product_category }) => product?.product_name ?? product_category,
    seized_quantity: ({ quantity }) => quantity,
    unit: ({ unit }) => unit,
    reference: ({ reference }) => reference,
    publisher: ({ source_database }) => source_database,
  })
