import { expect, test } from 'vitest'
import { riskLevel } from './risk-level.ts'

test.each([
  { seizures: 0, isCitesAppendixI: false, level: 'low' },
  { seizures: 20, isCitesAppendixI: false, level: 'low' },
  { seizures: 21, isCitesAppendixI: false, level: 'medium' },
  { seizures: 50, isCitesAppendixI: false, level: 'medium' },
  { seizures: 51, isCitesAppendixI: false, level: 'high' },
  { seizures: 0, isCitesAppendixI: true, level: 'high' },
])('$seizures seizures, Appendix I $isCitesAppendixI: $level', ({ seizures, isCitesAppendixI, level }) => {
  expect(riskLevel(seizures, isCitesAppendixI)).toBe(level)
})
