import { expect, test } from 'vitest'
import { conservationPriority } from './conservation-priority.ts'

test.each([
  { appendix: null, native: 30, priority: undefined },
  { appendix: 'I', native: 200, priority: 'High' },
  { appendix: 'I/II', native: 200, priority: 'High' },
  { appendix: 'II', native: 21, priority: 'Medium' },
  { appendix: 'II', native: 20, priority: 'High' },
  { appendix: 'II', native: null, priority: 'High' },
] as const)('Appendix $appendix over $native countries: $priority', ({ appendix, native, priority }) => {
  expect(conservationPriority(appendix, native)).toBe(priority)
})
