import { expect, test } from 'vitest'
import { CHECKLIST } from '../species/completeness.ts'
import { type Attention, type AttentionFacts, attentionOf } from './attention.ts'

const NOW = '2026-11-21'

const whole: AttentionFacts = {
  profile: Object.fromEntries(CHECKLIST.flatMap(({ items }) => items.map((item) => [item, 'filled']))),
  names: [
    { language: 'en', is_main: true },
    { language: 'en', is_main: false },
    { language: 'is', is_main: true },
  ],
  assessments: [
    { year_published: 2015, scope_code: '1', is_latest: true },
    { year_published: 2006, scope_code: '1', is_latest: false },
    { year_published: 2021, scope_code: '2', is_latest: true },
  ],
  cites_listings: [
    { is_current: true, covers: 'species' },
    { is_current: true, covers: 'population' },
    { is_current: false, covers: 'species' },
  ],
  cms_listings: [],
  trade_summary: { total_trade_records: 5, last_updated_at: '2026-11-14T00:00:00Z' },
}

test.each<{ what: string; facts: Partial<AttentionFacts>; attention: Attention[] }>([
  { what: 'whole', facts: {}, attention: [] },
  { what: 'never assessed', facts: { assessments: [] }, attention: ['not_assessed', 'profile_incomplete'] },
  {
    what: 'assessed only in a region',
    facts: { assessments: [{ year_published: 2014, scope_code: '2', is_latest: true }] },
    attention: ['not_assessed'],
  },
  { what: 'never listed', facts: { cites_listings: [] }, attention: ['not_listed', 'profile_incomplete'] },
  {
    what: 'named in Icelandic only',
    facts: { names: [{ language: 'is', is_main: true }] },
    attention: ['no_main_english_name'],
  },
  {
    what: 'given two main names in English',
    facts: {
      names: [
        { language: 'en', is_main: true },
        { language: 'en', is_main: true },
      ],
    },
    attention: ['several_main_english_names'],
  },
  {
    what: 'assessed, but no assessment is the latest',
    facts: { assessments: [{ year_published: 2015, scope_code: '1', is_latest: false }] },
    attention: ['no_latest_assessment'],
  },
  {
    what: 'shown by an assessment older than another of its scope',
    facts: {
      assessments: [
        { year_published: 2006, scope_code: '1', is_latest: true },
        { year_published: 2015, scope_code: '1', is_latest: false },
      ],
    },
    attention: ['latest_assessment_not_newest'],
  },
  {
    what: 'listed, but by no current listing',
    facts: {
      cites_listings: [{ is_current: false, covers: 'species' }],
      cms_listings: [{ is_current: false }],
    },
    attention: ['no_current_cites_listing', 'no_current_cms_listing'],
  },
  {
    what: 'listed twice as a whole',
    facts: {
      cites_listings: [
        { is_current: true, covers: 'species' },
        { is_current: true, covers: 'species' },
      ],
    },
    attention: ['several_current_cites_listings'],
  },
  {
    what: 'without a trade summary',
    facts: { trade_summary: null },
    attention: ['trade_summary_missing', 'profile_incomplete'],
  },
  {
    what: 'summarised eight days ago',
    facts: { trade_summary: { total_trade_records: 5, last_updated_at: '2026-11-13T00:00:00Z' } },
    attention: ['trade_summary_outdated'],
  },
  {
    what: 'without trade, however long ago that was counted',
    facts: { trade_summary: { total_trade_records: 0, last_updated_at: '2020-01-01T00:00:00Z' } },
    attention: [],
  },
  {
    what: 'without a description',
    facts: { profile: { ...whole.profile, description: '' } },
    attention: ['profile_incomplete'],
  },
])('a species that is $what: $attention', ({ facts, attention }) => {
  expect(attentionOf({ ...whole, ...facts }, NOW)).toEqual(attention)
})
