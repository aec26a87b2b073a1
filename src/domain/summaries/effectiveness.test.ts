import { expect, test } from 'vitest'
import { effectivenessCategory } from './effectiveness.ts'

test.each([
  { trend: 'Increasing', years: 2, category: 'High' },
  { trend: 'Stable', years: 40, category: 'Moderate' },
  { trend: 'Declining', years: 2, category: 'Limited' },
  { trend: 'Unknown', years: 4, category: 'To Be Determined' },
  { trend: 'Unknown', years: 0, category: 'To Be Determined' },
  { trend: 'Unknown', years: 5, category: 'Unknown' },
  { trend: 'Unknown', years: undefined, category: 'Unknown' },
] as const)('$trend after $years years is $category', ({ trend, years, category }) => {
  expect(effectivenessCategory(trend, years)).toBe(category)
})
