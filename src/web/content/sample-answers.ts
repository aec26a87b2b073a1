import { QueryClient } from '@tanstack/react-query'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { DESCRIBED_TABLES } from '#domain/portal/described-tables.ts'
import { SAMPLE_QUERIES } from '#domain/portal/sample-queries.ts'
import { DATASETS } from '#domain/releases/datasets.ts'
import { NOT_LISTED } from '#domain/summaries/dashboard-metrics.ts'
import { EFFECTIVENESS_FILTERS } from '#domain/summaries/effectiveness.ts'
import { api } from '#web/api.ts'

/** For tests: an answer to everything that written pages ask, each figure another number. */
export function sampleAnswers(): QueryClient {
  const client = new QueryClient()
  client.setQueryData(api.summaries.metrics.queryKey(), {
    totalSpecies: 101,
    reviewedProfiles: 17,
    tradeRecordCount: 40_001,
  } as never)
  client.setQueryData(api.summaries.dashboard.queryKey({ input: {} }), {
    entries: 103,
    countsByCategory: EFFECTIVENESS_FILTERS.map((category, place) => ({ category, count: 201 + place })),
    appendixMix: [...APPENDICES, NOT_LISTED].map((appendix, place) => ({ appendix, count: 301 + place })),
    pctDecreasingTrade: 12.3,
    decliningPopulations: { declining: 11, unknown: 29 },
  } as never)
  client.setQueryData(
    api.releases.list.queryKey(),
    DATASETS.map((dataset, place) => ({
      dataset,
      doi: null,
      releases: [],
      title: `Title of ${dataset}`,
      version: `2025.${place}`,
      publisher: `Publisher of ${dataset}`,
      citation: `Citation of ${dataset}`,
      licence: place % 2 === 0 ? `Terms of ${dataset}` : null,
      address: place % 2 === 0 ? `https://example.org/${dataset}` : null,
      retrieved_date: place % 2 === 0 ? `2025-03-${10 + place}` : null,
      covered_until: `2024-02-${10 + place}`,
      row_count: 500 + place,
      checksum: null,
      first_year: 1975 + place,
      last_year: 2023,
      last_complete_year: place % 2 === 0 ? 2022 : null,
      simulated: place === 1,
      aggregated: false,
      loaded_at: `2026-01-${10 + place}T00:00:00Z`,
    })),
  )
  client.setQueryData(
    api.portal.tables.queryKey(),
    DESCRIBED_TABLES.map((table, place) => ({
      table,
      columns: 10 + place,
      rows: 1000 + place,
      unchecked: place % 3 === 0 ? null : 700 + place,
    })) as never,
  )
  client.setQueryData(
    api.portal.sampleQueries.queryKey(),
    SAMPLE_QUERIES.map((name, place) => ({
      name,
      text: `SELECT '${name}'`,
      columns: ['species', 'records'],
      rows: place === 0 ? [] : [['Monodon monoceros', place]],
      row_count: place % 2 === 0 ? 1 : 8,
    })) as never,
  )
  client.setQueryData(api.portal.about.queryKey(), {
    name: 'Arctic Tracker',
    institution: 'An institution',
    credit_line: null,
    contact: null,
    issues_url: null,
    public_url: 'https://example.org',
    roles: [],
    version: '1.0.0',
  })
  return client
}
