import { expect, test } from 'vitest'
import { simulatedShipments } from './simulated-shipments.ts'
import { readTradeProfiles } from './trade-profile.ts'

test('shipments are the same each time', () => {
  const profile = readTradeProfiles().find(({ scientific_name }) => scientific_name === 'Monodon monoceros')
  if (profile === undefined) throw new Error('The narwhal has no profile')
  const taxon = {
    id: 'a species',
    scientific_name: profile.scientific_name,
    class: 'Mammalia',
    order_name: 'Artiodactyla',
    family: 'Monodontidae',
    genus: 'Monodon',
  }
  const made = () => [...simulatedShipments(profile, taxon)]
  const shipments = made()
  expect(shipments).toHaveLength(profile.records)
  expect(made()).toEqual(shipments)
})
