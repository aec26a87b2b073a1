import { expect, test } from 'vitest'
import { populationTrend } from './population-trend.ts'

test.each([
  { text: 'increasing', trend: 'Increasing' },
  { text: 'Recovering since the whaling ban', trend: 'Increasing' },
  { text: 'numbers rebounded', trend: 'Increasing' },
  { text: 'Decreasing', trend: 'Declining' },
  { text: 'in decline', trend: 'Declining' },
  { text: 'reducing slowly', trend: 'Declining' },
  { text: 'Stable', trend: 'Stable' },
  { text: 'declining in the west, increasing in the east', trend: 'Increasing' },
  { text: 'unknown', trend: 'Unknown' },
  { text: '', trend: 'Unknown' },
  { text: null, trend: 'Unknown' },
])('"$text" reads $trend', ({ text, trend }) => {
  expect(populationTrend(text)).toBe(trend)
})
