import { expect, test } from 'vitest'
import type { ExploredPlace } from './explored-points.ts'
import { placeTones } from './place-tones.ts'

const figure = { rows: 1, figure: 1, lower: 1, exporters: 1, importers: 0 }
const places = (...values: string[]): ExploredPlace[] => [
  ...values.map((value) => ({ kind: 'value' as const, value, ...figure })),
  { kind: 'others', values: 2, ...figure },
]

test('a country has the same colour whatever is shown beside it', () => {
  const [greenland] = placeTones('exporter', places('GL', 'DK'))
  expect(placeTones('exporter', places('US', 'GL'))[1]).toBe(greenland)
  expect(placeTones('importer', places('GL'))[0]).toBe(greenland)
})

test('a country without a colour of its own takes one that nothing shown has', () => {
  const tones = placeTones('exporter', places('GL', 'PT', 'CA'))
  expect(new Set(tones).size).toBe(4)
})

test('what stands for several values is grey', () => {
  expect(placeTones('term', places('tusks')).at(-1)).toBe('none')
})
