import { expect, test } from 'vitest'
import type { RedListStatus } from '../assessments/red-list-status.ts'
import { rowStatus, statusOfRow } from './row-status.ts'

const curlew: RedListStatus = {
  status: 'CR',
  possibly_extinct: true,
  possibly_extinct_in_wild: null,
  scope: 'Global',
  year: 2019,
}
const roseroot: RedListStatus = {
  status: 'LC',
  possibly_extinct: null,
  possibly_extinct_in_wild: null,
  scope: 'Europe',
  year: 2014,
}
const unknown: RedListStatus = { ...roseroot, status: null, scope: null, year: null }

test('a regional status has a field of its own', () => {
  expect(rowStatus(curlew)).toEqual({
    iucn_status: 'CR',
    iucn_year: 2019,
    iucn_possibly_extinct: true,
    iucn_possibly_extinct_in_wild: null,
    regional_assessment: null,
  })
  expect(rowStatus(roseroot)).toEqual({
    iucn_status: null,
    iucn_year: null,
    iucn_possibly_extinct: null,
    iucn_possibly_extinct_in_wild: null,
    regional_assessment: roseroot,
  })
})

test.each([
  ['of a species assessed globally', curlew],
  ['of one assessed only in a region', roseroot],
  ['of one never assessed', unknown],
])('a row holds the status %s', (_what, status) => {
  expect(statusOfRow(rowStatus(status))).toEqual(status)
})
