import { expect, test } from 'vitest'
import { Invalid, NotFound } from '../problems.ts'
import { chosenReleases, isNext, newestTwo } from './chosen-releases.ts'

const release = (name: string) => ({ release: name, simulated: name === 'simulated' })
const STORED = ['2026.1', 'simulated', '2025.1'].map(release)

test('two releases are found in letters of any case', () => {
  const stored = [release('2026.1-Draft'), release('2025.1')]
  expect(chosenReleases(stored, { from: '2025.1', to: '2026.1-draft' })).toEqual({
    from: stored[1],
    to: stored[0],
  })
})

test.each([
  { from: '2024.1', to: '2025.1', problem: NotFound, says: "'2024.1'. Those stored are 2026.1, simulated" },
  { from: '2025.1', to: '2025.1', problem: Invalid, says: 'Both releases are 2025.1' },
  { from: 'simulated', to: '2025.1', problem: Invalid, says: 'Simulated records are made up' },
])('$from to $to: $says', ({ from, to, problem, says }) => {
  const choose = () => chosenReleases(STORED, { from, to })
  expect(choose).toThrow(problem)
  expect(choose).toThrow(says)
})

test('the newest two leave simulated records out', () => {
  expect(newestTwo(STORED)).toEqual({ from: release('2025.1'), to: release('2026.1') })
  expect(newestTwo(STORED.slice(0, 2))).toBeUndefined()
})

test.each([
  { from: '2025.1', to: '2026.1', next: true },
  { from: '2024.1', to: '2025.1', next: true },
  { from: '2024.1', to: '2026.1', next: false },
  { from: '2026.1', to: '2025.1', next: false },
  { from: '2026.1', to: '2024.1', next: false },
])('$to came next after $from: $next', ({ from, to, next }) => {
  const stored = [...STORED, release('2024.1')]
  expect(isNext(stored, { from: release(from), to: release(to) })).toBe(next)
})
