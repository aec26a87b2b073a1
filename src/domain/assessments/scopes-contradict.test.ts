import { expect, test } from 'vitest'
import { scopesContradict } from './scopes-contradict.ts'

test.each([
  { scope_code: '1', scope_description: 'Global', contradict: false },
  { scope_code: '2', scope_description: 'Europe', contradict: false },
  { scope_code: '2', scope_description: ' europe ', contradict: false },
  { scope_code: '1', scope_description: 'Europe', contradict: true },
  { scope_code: '2', scope_description: 'Global', contradict: true },
  { scope_code: '4', scope_description: 'Europe', contradict: true },
  { scope_code: '1', scope_description: 'Baltic Sea', contradict: true },
  { scope_code: '2', scope_description: 'Baltic Sea', contradict: true },
  { scope_code: '77', scope_description: 'Europe', contradict: true },
  { scope_code: '77', scope_description: 'Global', contradict: true },
  { scope_code: '77', scope_description: 'Baltic Sea', contradict: false },
])(
  'code $scope_code and name $scope_description contradict each other: $contradict',
  ({ contradict, ...facts }) => {
    expect(scopesContradict(facts)).toBe(contradict)
  },
)
