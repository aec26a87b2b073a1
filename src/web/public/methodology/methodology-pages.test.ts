import { expect, test } from 'vitest'
import { neighbours } from './methodology-pages.ts'

test.each([
  { page: 'overview' as const, leadsTo: ['dataArchitecture', 'researchPipeline'] },
  { page: 'dataArchitecture' as const, leadsTo: ['overview', 'researchPipeline'] },
  { page: 'researchPipeline' as const, leadsTo: ['dataArchitecture', 'dashboardCalculations'] },
  { page: 'dashboardCalculations' as const, leadsTo: ['researchPipeline', 'proof'] },
  { page: 'proof' as const, leadsTo: ['dashboardCalculations', 'overview'] },
])('on a small screen $page leads to $leadsTo', ({ page, leadsTo }) => {
  expect(neighbours(page).map(({ word }) => word)).toEqual(leadsTo)
})
