import type { CountryFacts } from '#contract/country-facts.ts'
import type { CountryFactViewName } from '#domain/views/country-views.ts'
import { tableOf, type ViewTable } from '#domain/views/view-table.ts'
import { fields } from './named-columns.ts'

interface CountryFactSource {
  table: (facts: CountryFacts) => ViewTable
  notes: string
}

/** Between texts that are listed in one cell. */
const BETWEEN = '; '

const OF_PERIODS = 'after the day in confirmed_on it is not known whether it is still in force'

/** Every table of what else is known of a country. */
export const COUNTRY_FACT_SOURCES: Record<CountryFactViewName, CountryFactSource> = {
  reservations: { table: reservations, notes: OF_PERIODS },
  'trade-suspensions': { table: suspensions, notes: OF_PERIODS },
  'export-quotas': { table: quotas, notes: '' },
  catches: {
    table: catches,
    notes: 'areas overlap, so that catches are not added; each species has a file of its catches',
  },
  'range-species': { table: rangeSpecies, notes: '' },
}

const ofSpecies = {
  scientific_name: ({ scientific_name }: { scientific_name: string }) => scientific_name,
  species_id: ({ species_id }: { species_id: string }) => species_id,
}

const provenance = {
  fact_source: ({ source }: { source: string | null }) => source,
  checked: ({ checked }: { checked: boolean }) => checked,
}

function reservations({ reservations: rows }: CountryFacts): ViewTable {
  return tableOf(rows, {
    ...ofSpecies,
    ...fields('appendix', 'listed_under', 'population', 'start_date', 'end_date'),
    is_current: ({ is_active }) => is_active,
    confirmed_on: ({ confirmed_on }) => confirmed_on,
    remarks: ({ notes }) => notes,
    ...provenance,
  })
}

function suspensions({ trade_suspensions: rows }: CountryFacts): ViewTable {
  return tableOf(rows, {
    ...ofSpecies,
    issued_by: ({ issued_by }) => issued_by,
    start_date: ({ suspension_start_date }) => suspension_start_date,
    end_date: ({ suspension_end_date }) => suspension_end_date,
    is_current: ({ is_active }) => is_active,
    confirmed_on: ({ confirmed_on }) => confirmed_on,
    suspension_reason: ({ reason }) => reason,
    ...provenance,
  })
}

function quotas({ export_quotas: rows }: CountryFacts): ViewTable {
  return tableOf(rows, {
    ...ofSpecies,
    quota_year: ({ year }) => year,
    export_quota: ({ quantity }) => quantity,
    unit: ({ unit }) => unit,
    quota_for: ({ notes }) => notes,
    ...provenance,
  })
}

function catches({ catches: rows }: CountryFacts): ViewTable {
  return tableOf(rows, {
    ...ofSpecies,
    ...fields('first_year', 'last_year'),
    catch_records: ({ records }) => records,
    catch_records_with_catch: ({ with_catch }) => with_catch,
    areas: ({ areas }) => areas.join(BETWEEN),
    publisher: ({ published_by }) => published_by.join(BETWEEN),
  })
}

function rangeSpecies({ range_species: rows }: CountryFacts): ViewTable {
  return tableOf(rows, {
    ...ofSpecies,
    common_name: ({ common_name }) => common_name,
    range_kind: ({ kind }) => kind,
    cms_appendix: ({ appendix }) => appendix,
    presence: ({ presence }) => presence,
    iucn_status: ({ latest_iucn_status }) => latest_iucn_status,
    iucn_scope: ({ latest_iucn_scope }) => latest_iucn_scope,
    iucn_year: ({ iucn_year }) => iucn_year,
  })
}
