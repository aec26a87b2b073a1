import { expect, test } from 'vitest'
import type { SimulatedDataset } from './datasets.ts'
import { simulatedAmong, simulationMark } from './simulated-figures.ts'

const RELEASES = [
  { dataset: 'cites_trade', simulated: false },
  { dataset: 'seizures', simulated: true },
]

test.each<{ shown: SimulatedDataset[]; simulated: SimulatedDataset[] }>([
  { shown: ['cites_trade', 'seizures'], simulated: ['seizures'] },
  { shown: ['cites_trade'], simulated: [] },
  { shown: [], simulated: [] },
])('of $shown, $simulated is simulated', ({ shown, simulated }) => {
  expect(simulatedAmong(RELEASES, shown)).toEqual(simulated)
})

test('a dataset that is not loaded is not simulated', () => {
  expect(simulatedAmong([], ['seizures'])).toEqual([])
})

test('figures are marked as simulated where one of their datasets is', () => {
  expect(simulationMark(['seizures'])).toEqual({ simulated: true, simulated_datasets: ['seizures'] })
  expect(simulationMark([])).toEqual({ simulated: false, simulated_datasets: [] })
})
