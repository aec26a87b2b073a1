import { expect, test } from 'vitest'
import { changeSummary } from './change-summary.ts'

type Change = Parameters<typeof changeSummary>[0]

const CHANGE = { fields: [], before: null, after: null, former_status: null }
const GLOBAL = { year_published: 2025, scope_code: '1', scope_description: 'Global' }
const EUROPE = { year_published: 2023, scope_code: '2', scope_description: 'Europe' }

const CASES: { what: string; change: Partial<Change>; summary: object }[] = [
  {
    what: 'a species that came',
    change: { table_name: 'species', action: 'create', after: {} },
    summary: { kind: 'species_added' },
  },
  {
    what: 'a species that went',
    change: { table_name: 'species', action: 'remove', before: {} },
    summary: { kind: 'species_removed' },
  },
  {
    what: 'a new assessment with another category',
    change: {
      ...{ table_name: 'iucn_assessments', action: 'create', former_status: 'NT' },
      after: { ...GLOBAL, status: 'VU' },
    },
    summary: { kind: 'status_changed', from: 'NT', to: 'VU', year: 2025, scope: null },
  },
  {
    what: 'a new assessment that confirms the category, of a region',
    change: {
      ...{ table_name: 'iucn_assessments', action: 'create', former_status: 'LC' },
      after: { ...EUROPE, status: 'LC' },
    },
    summary: { kind: 'assessed', status: 'LC', year: 2023, scope: 'Europe' },
  },
  {
    what: 'a corrected category',
    change: {
      ...{ table_name: 'iucn_assessments', action: 'update', fields: ['status'] },
      before: { ...GLOBAL, status: 'EN' },
      after: { ...GLOBAL, status: 'CR' },
    },
    summary: { kind: 'status_changed', from: 'EN', to: 'CR', year: 2025, scope: null },
  },
  {
    what: 'another fact of an assessment',
    change: {
      ...{ table_name: 'iucn_assessments', action: 'update', fields: ['criteria'] },
      before: { ...GLOBAL, status: 'EN' },
      after: { ...GLOBAL, status: 'EN' },
    },
    summary: { kind: 'corrected', name: 'EN 2025', fields: ['criteria'] },
  },
  {
    what: 'a listing of a part of a species',
    change: {
      ...{ table_name: 'cites_listings', action: 'create' },
      after: {
        ...{ appendix: 'II', listing_date: '2013-06-12', is_current: true },
        population_identifier: 'Greenland',
      },
    },
    summary: {
      ...{ kind: 'listed', convention: 'cites', appendix: 'II', since: '2013-06-12', part: 'Greenland' },
    },
  },
  {
    what: 'a CMS listing without a day',
    change: {
      ...{ table_name: 'cms_listings', action: 'create' },
      after: { appendix: 'I', is_current: true },
    },
    summary: { kind: 'listed', convention: 'cms', appendix: 'I', since: null, part: null },
  },
  {
    what: 'an earlier listing',
    change: {
      ...{ table_name: 'cites_listings', action: 'create' },
      after: { appendix: 'III', listing_date: '1975-07-01' },
    },
    summary: { kind: 'added', name: 'III 1975-07-01' },
  },
  {
    what: 'a name that was removed',
    change: { table_name: 'common_names', action: 'remove', before: { name: 'Narwal' } },
    summary: { kind: 'removed', name: 'Narwal' },
  },
]

test.each(CASES)('$what: $summary', ({ change, summary }) => {
  expect(changeSummary({ ...CHANGE, ...change } as Change)).toEqual(summary)
})
