import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { LEFT_OUT as CATALOGUE_LEAVES_OUT } from '#domain/bulk/catalogue-tables.ts'
import { Invalid } from '#domain/problems.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import type { FactViewName } from '#domain/views/view-address.ts'
import { type Cell, tableOf, type ViewTable } from '#domain/views/view-table.ts'
import { fields } from './named-columns.ts'

/** What is on the page of a species and is not passed on as data: of what the catalogue leaves out, what is of others. */
export const LEFT_OUT = `left out: ${CATALOGUE_LEAVES_OUT.filter(
  ({ name }) => name === 'assessments' || name === 'population',
)
  .map(({ fields, reason }) => `${fields} (${reason})`)
  .join('; ')}`

/** Where the Red List status and the listings of species come from. */
export const STATUS_AND_LISTINGS = [
  'iucn_assessments',
  'catalogue-iucn-assessments',
  'cites_listings',
  'catalogue-cites-listings',
  'cms_listings',
  'catalogue-cms-listings',
] as const satisfies Dataset[]

/** A table of facts: what is asked for it below /api/species/{id}, and what it is made of. */
interface FactSource {
  question: string
  table: (content: never) => ViewTable
  datasets: readonly Dataset[]
  notes?: string
  /** The release of trade that is counted beside the facts. */
  release?: (content: never) => string | null
}

/** Every table of facts of a species. */
export const FACT_SOURCES: Record<FactViewName, FactSource> = {
  overview: {
    question: '',
    table: overview,
    datasets: ['catalogue-species', 'cites_trade', ...STATUS_AND_LISTINGS],
    notes: LEFT_OUT,
  },
  assessments: {
    question: '',
    table: assessments,
    datasets: ['iucn_assessments', 'catalogue-iucn-assessments'],
    notes: LEFT_OUT,
  },
  listings: {
    question: '',
    table: listings,
    datasets: ['cites_listings', 'catalogue-cites-listings', 'cms_listings', 'catalogue-cms-listings'],
  },
  names: { question: '', table: names, datasets: ['catalogue-common-names'] },
  timeline: { question: '/timeline-events', table: timeline, datasets: STATUS_AND_LISTINGS },
  'conservation-trends': {
    question: '/timeline-events',
    table: oldestFirst,
    datasets: STATUS_AND_LISTINGS,
  },
  catches: { question: '/catch-records', table: catches, datasets: ['catches', 'catalogue-catches'] },
  'catch-quota-exports': {
    question: '/catch-quota-exports',
    table: catchQuotaAndExports,
    datasets: ['catches', 'catalogue-catches', 'cites_trade'],
    notes: 'exports are direct, and known by country, never by stock; the two reports are never added',
    release: ({ release }: CatchQuotaExports) => release,
  },
  seizures: { question: '/seizures', table: seizures, datasets: ['seizures'] },
}

/** What the views of facts end with: where a fact was read, and whether it was compared with that. */
const provenance = {
  fact_source: ({ source }: { source?: Cell }) => source,
  ...fields('checked'),
}

function overview(species: SpeciesDetail): ViewTable {
  return tableOf([species], {
    species_id: ({ id }) => id,
    ...fields('common_name', 'kingdom'),
    class: (one) => one.class,
    ...fields('order_name', 'family'),
    iucn_status: ({ latest_assessment }) => latest_assessment?.status,
    iucn_scope: ({ latest_assessment }) => latest_assessment?.scope_description,
    iucn_year: ({ latest_assessment }) => latest_assessment?.year_published,
    cites_appendix: ({ current_cites_listing }) => current_cites_listing?.appendix,
    cms_appendix: ({ current_cms_listing }) => current_cms_listing?.appendix,
    ...fields('first_cites_listing', 'total_trade_records'),
    ...provenance,
  })
}

/** What the terms of the IUCN let be passed on; `LEFT_OUT` names the rest. */
function assessments({ iucn_assessments }: SpeciesDetail): ViewTable {
  return tableOf(iucn_assessments, {
    ...fields('year_published', 'status', 'original_category'),
    scope: ({ scope_description }) => scope_description,
    ...fields('is_latest', 'url'),
    ...provenance,
  })
}

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
    ...fields('convention', 'appendix', 'listing_date', 'end_date', 'is_current'),
    population: ({ population_identifier }) => population_identifier,
    listed_under: ({ listed_under }) => listed_under,
    remarks: ({ notes }) => notes,
    ...provenance,
  })
}

function names({ common_names }: SpeciesDetail): ViewTable {
  return tableOf(common_names, {
    ...fields('name', 'language', 'iso_639', 'is_main'),
    ...provenance,
  })
}

function timeline(events: readonly TimelineEvent[]): ViewTable {
  return tableOf(events, {
    event_type: ({ event_type }) => event_type,
    event_year: ({ year }) => year,
    ...fields('event_date', 'title', 'scope'),
    ...provenance,
  })
}

/** Events without a year come first. */
function oldestFirst(events: readonly TimelineEvent[]): ViewTable {
  return timeline(events.toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0)))
}

function catches(records: readonly CatchRecord[]): ViewTable {
  return tableOf(records, {
    ...fields('year', 'season'),
    country: ({ country }) => country?.country_code,
    area: ({ management_area }) => management_area?.area_name,
    catch_total: ({ catch_total }) => catch_total,
    quota: ({ quota_amount }) => quota_amount,
    remarks: ({ notes }) => notes,
    publisher: ({ data_source }) => data_source,
    ...provenance,
  })
}

/** Throws Invalid where neither catches nor exports are known of what was chosen. */
export function assertStockKnown({ stocks, stock }: Pick<CatchQuotaExports, 'stocks' | 'stock'>): void {
  if (stock !== null || stocks.length === 0) return
  const known = stocks.flatMap(({ country_name, area_names }) => [country_name, ...area_names])
  throw new Invalid(`No catches and no exports are known of this choice. There are ${known.join(', ')}.`)
}

function catchQuotaAndExports(answer: CatchQuotaExports): ViewTable {
  const { stock, article, release, years } = answer
  assertStockKnown(answer)
  return tableOf(years, {
    ...fields('year', 'season'),
    country: () => stock?.country_code,
    area: () => stock?.area_name,
    catch_total: ({ catch_total }) => catch_total,
    quota: ({ quota_amount }) => quota_amount,
    above_quota: ({ above_quota }) => above_quota,
    term: () => article?.term,
    quantity_unit: () => article && (article.converts ? 'animals' : article.measure),
    quantity_exporters: ({ exporters }) => exporters,
    quantity_importers: ({ importers }) => importers,
    quantity_larger: ({ larger }) => larger,
    complete_year: ({ complete, larger }) => (larger === null ? null : complete),
    release: ({ larger }) => (larger === null ? null : release),
  })
}

function seizures(records: readonly SeizureRecord[]): ViewTable {
  return tableOf(records, {
    year: ({ seizure_year }) => seizure_year,
    seizure_date: ({ seizure_date }) => seizure_date,
    country: ({ country_code }) => country_code,
    product: ({ product, product_category }) => product?.product_name ?? product_category,
    seized_quantity: ({ quantity }) => quantity,
    ...fields('unit', 'reference'),
    publisher: ({ source_database }) => source_database,
  })
}
