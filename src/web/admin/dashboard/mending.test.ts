import { expect, test } from 'vitest'
import type { Attention } from '#domain/summaries/attention.ts'
import { mendingAddress } from './mending.ts'

const bear = { id: '1', scientific_name: 'Ursus maritimus' }

test.each<[Attention, ReturnType<typeof mendingAddress>]>([
  ['not_assessed', { to: '/admin/iucn-assessments/create', search: { species_id: '1' } }],
  ['no_current_cites_listing', { to: '/admin/cites-listings', search: { search: 'Ursus maritimus' } }],
  ['profile_incomplete', { to: '/admin/species/1/edit' }],
  ['trade_summary_outdated', { to: '/admin/trade-summary', search: { species_id: '1' } }],
])('%s is mended at %o', (attention, address) => {
  expect(mendingAddress(attention, bear)).toEqual(address)
})
