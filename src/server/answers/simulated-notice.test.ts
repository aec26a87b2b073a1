import { expect, test } from 'vitest'
import type { SimulatedDataset } from '#domain/releases/datasets.ts'
import { simulatedNotice } from './simulated-notice.ts'

const RELEASES = [
  { dataset: 'cites_trade', simulated: false },
  { dataset: 'seizures', simulated: true },
]

test.each<{ shown: SimulatedDataset[]; expected: string | undefined }>([
  {
    shown: ['cites_trade', 'seizures'],
    expected: 'common:simulated.seizures.what. common:simulated.seizures.remedy.',
  },
  { shown: ['cites_trade'], expected: undefined },
  { shown: [], expected: undefined },
])('an answer that shows $shown names what is simulated of it, and no other', ({ shown, expected }) => {
  expect(simulatedNotice(RELEASES, shown, (key) => `${key}.`)).toBe(expected)
})
