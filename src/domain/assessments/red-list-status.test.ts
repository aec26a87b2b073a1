import { expect, test } from 'vitest'
import {
  globalCategory,
  redListStatusOf,
  shownStatus,
  statusInFiles,
  statusOfCard,
} from './red-list-status.ts'

const assessed = (facts: object = {}) => ({
  status: 'LC' as const,
  possibly_extinct: null,
  possibly_extinct_in_wild: null,
  year_published: 2014,
  scope_code: '1',
  scope_description: 'Global',
  ...facts,
})
const EUROPE = { scope_code: '2', scope_description: 'Europe' }

test.each([
  { what: 'never assessed', assessment: undefined, shown: { kind: 'none' }, file: null },
  {
    what: 'assessed globally',
    assessment: assessed(),
    shown: { kind: 'global', category: 'LC' },
    file: 'LC',
  },
  {
    what: 'possibly extinct',
    assessment: assessed({ status: 'CR', possibly_extinct: true }),
    shown: { kind: 'global', category: 'CR (PE)' },
    file: 'CR (Possibly Extinct)',
  },
  {
    what: 'assessed only in Europe',
    assessment: assessed(EUROPE),
    shown: { kind: 'regional', category: 'LC', scope: 'Europe', year: 2014 },
    file: 'LC in Europe',
  },
  {
    what: 'an old category without a current code',
    assessment: assessed({ status: null }),
    shown: { kind: 'none' },
    file: null,
  },
])('$what', ({ assessment, shown, file }) => {
  const status = redListStatusOf(assessment)
  expect(shownStatus(status)).toEqual(shown)
  expect(statusInFiles(status)).toBe(file)
})

test('a card counts only under its global category', () => {
  const card = {
    latest_iucn_status: 'LC' as const,
    latest_iucn_scope: 'Europe',
    latest_iucn_possibly_extinct: null,
    latest_iucn_possibly_extinct_in_wild: null,
    iucn_year: 2014,
  }
  expect(globalCategory(card)).toBeNull()
  expect(globalCategory({ ...card, latest_iucn_scope: 'Global' })).toBe('LC')
  expect(statusInFiles(statusOfCard(card))).toBe('LC in Europe')
})
