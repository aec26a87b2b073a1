import { expect, test } from 'vitest'
import type { Attention } from '#domain/summaries/attention.ts'
import { fixAddress } from './fix-address.ts'

const bear = { id: '1', scientific_name: 'Ursus maritimus' }

test.each<[Attention, ReturnType<typeof fixAddress>]>([
  ['not_assessed', { to: '/admin/iucn-assessments/create', search: { species_id: '1' } }],
  ['no_current_cites_listing', { to: '/admin/cites-listings', search: { search: 'Ursus maritimus' } }],
  ['profile_incomplete', { to: '/admin/species/1/edit' }],
  ['trade_summary_outdated', { to: '/admin/trade-summary', search: { species_id: '1' } }],
])('%s is fixed at %o', (attention, address) => {
  expect(fixAddress(attention, bear)).toEqual(address)
})
