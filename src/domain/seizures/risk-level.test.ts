import { expect, test } from 'vitest'
import { riskLevel, riskReason } from './risk-level.ts'

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

test.each([
  { seizures: 0, isCitesAppendixI: true, reason: 'appendix_i' },
  { seizures: 50, isCitesAppendixI: true, reason: 'appendix_i' },
  { seizures: 51, isCitesAppendixI: true, reason: 'records' },
  { seizures: 51, isCitesAppendixI: false, reason: 'records' },
  { seizures: 3, isCitesAppendixI: false, reason: 'records' },
])('$seizures seizures, Appendix I $isCitesAppendixI: decided by $reason', (given) => {
  expect(riskReason(given.seizures, given.isCitesAppendixI)).toBe(given.reason)
})
