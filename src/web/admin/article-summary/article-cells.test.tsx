import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import admin from '../../../../public/locales/en/admin.json' with { type: 'json' }
import common from '../../../../public/locales/en/common.json' with { type: 'json' }
import conservation from '../../../../public/locales/en/conservation.json' with { type: 'json' }
import trade from '../../../../public/locales/en/trade.json' with { type: 'json' }
import { ARTICLE_COLUMNS, type ArticleColumnKey, COLUMN_CELLS } from './article-columns.tsx'
import type { ArticleRow } from './article-row.ts'

const i18n = createInstance()
i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { admin, common, conservation, trade } },
  defaultNS: 'common',
  initAsync: false,
})

const NOW = '2026-11-21T12:00:00.000Z'

const neverMade: ArticleRow = {
  id: null,
  species_id: '00000000-0000-4000-8000-000000000000',
  scientific_name: 'Ursus maritimus',
  common_name: 'Polar Bear',
  family: 'Ursidae',
  trade_records_count: null,
  total_quantity: null,
  most_recorded_trade_use: null,
  trade_use_percentage: null,
  wild_origin_count: null,
  pre_convention_count: null,
  period_start_year: null,
  period_end_year: null,
  last_recorded_quantity: null,
  last_recorded_year: null,
  trade_trend: null,
  complete_years_trend: null,
  last_complete_year: null,
  cites_suspensions_count: null,
  cites_suspension_states: null,
  iucn_status_current: null,
  iucn_possibly_extinct: null,
  iucn_possibly_extinct_in_wild: null,
  iucn_status_change: null,
  iucn_change_reason: null,
  cites_status_current: null,
  cites_status_change: null,
  cms_status_current: null,
  cms_status_change: null,
  cms_listing_date: null,
  cms_listing_years: null,
  cms_native_countries_count: null,
  cms_introduced_countries_count: null,
  cms_extinct_countries_count: null,
  cms_distribution_codes: null,
  cms_conservation_priority: null,
  cms_agreement_type: null,
  cms_listing_notes: null,
  cms_population_trend: null,
  top_arctic_exporter: null,
  top_arctic_exporter_percentage: null,
  top_global_exporter: null,
  top_global_exporter_percentage: null,
  has_mixed_units: null,
  data_quality_issues: null,
  data_quality_score: null,
  data_quality_category: 'Unknown',
  issue_count: null,
  needs_review: null,
  last_updated: null,
  trade_finding: null,
  is_outdated: false,
}
const trade_finding = {
  verdict: 'depends_on_what_is_counted',
  window_first: 2013,
  window_last: 2022,
  cells: 21,
  rise: 3,
  fall: 8,
  rows_in_window: 4210,
  main_term: 'meat',
  main_measure: 'kg',
} as const
const made: Partial<ArticleRow> = { trade_records_count: 0, trade_trend: 'no_trade', last_updated: NOW }

function textOf(column: ArticleColumnKey, facts: Partial<ArticleRow> = {}): string {
  const { Cell } = COLUMN_CELLS[column]
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Cell {...neverMade} {...facts} now={Date.parse(NOW)} />
    </I18nextProvider>,
  )
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('of a species whose summary was never made no column says anything but its family and that', () => {
  const said = Object.fromEntries(ARTICLE_COLUMNS.map((column) => [column, textOf(column)]))
  expect(Object.entries(said).filter(([, text]) => text !== '–')).toEqual([
    ['family', 'Ursidae'],
    ['data_quality', 'Unknown'],
    ['last_updated', 'Never'],
  ])
})

test.each<{ column: ArticleColumnKey; facts: Partial<ArticleRow>; says: string }>([
  { column: 'iucn_status_current', facts: made, says: 'Not assessed globally' },
  {
    column: 'iucn_status_current',
    facts: { ...made, iucn_status_current: 'CR', iucn_possibly_extinct: true },
    says: 'CR (PE) Critically Endangered (Possibly Extinct)',
  },
  { column: 'cites_status_current', facts: made, says: 'Not listed' },
  { column: 'top_arctic_exporter', facts: made, says: 'No Arctic trade' },
  { column: 'top_global_exporter', facts: made, says: 'No trade' },
  {
    column: 'top_arctic_exporter',
    facts: {
      ...made,
      trade_records_count: 9,
      top_arctic_exporter: 'GL',
      top_arctic_exporter_percentage: 57.89,
    },
    says: 'Greenland 57.9%',
  },
  {
    column: 'trade_verdict',
    facts: { ...made, trade_finding },
    says: 'Depends on what is counted 2013–2022, 3 up, 8 down of 21 tests',
  },
  {
    column: 'trade_verdict',
    facts: { ...made, trade_finding: { ...trade_finding, verdict: 'too_little_data', cells: 0 } },
    says: 'Too little data 2013–2022',
  },
  { column: 'main_article', facts: { ...made, trade_finding }, says: 'Meat, kg' },
  { column: 'trade_trend', facts: { ...made, complete_years_trend: 'no_trade' }, says: 'No trade' },
  {
    column: 'trade_trend',
    facts: { ...made, trade_trend: 'decreasing', complete_years_trend: 'stable', last_complete_year: 2022 },
    says: 'Decreasing Stable on complete years, to 2022',
  },
  {
    column: 'cites_suspension_states',
    facts: { cites_suspension_states: { country: 'Norway' } },
    says: 'Invalid data',
  },
  {
    column: 'cites_suspension_states',
    facts: { cites_suspension_states: [{ country: 'Greenland' }, { country: 'Norway' }] },
    says: 'Greenland and Norway',
  },
  {
    column: 'iucn_status_change',
    facts: { iucn_status_change: 'uplisted', iucn_change_reason: 'genuine' },
    says: 'Uplisted',
  },
  {
    column: 'iucn_status_change',
    facts: { iucn_status_change: 'downlisted', iucn_change_reason: 'non-genuine' },
    says: 'Category changed; not a genuine change in status',
  },
  {
    column: 'iucn_status_change',
    facts: { iucn_status_change: 'downlisted', iucn_change_reason: 'not stated' },
    says: 'Category changed; reason not stated',
  },
  { column: 'iucn_status_change', facts: { iucn_status_change: 'no_change' }, says: 'No change' },
  { column: 'cites_status_change', facts: { cites_status_change: 'uplisted' }, says: 'Uplisted' },
  { column: 'total_quantity', facts: { total_quantity: 1234.56, has_mixed_units: true }, says: '! 1,235' },
  { column: 'last_recorded_quantity', facts: { last_recorded_quantity: 3 }, says: '3' },
  { column: 'last_updated', facts: { last_updated: '2026-11-19T11:00:00.000Z' }, says: '2 days ago' },
  { column: 'last_updated', facts: { last_updated: NOW, is_outdated: true }, says: 'now !' },
])('$column says "$says"', ({ column, facts, says }) => {
  expect(textOf(column, facts)).toBe(says)
})
