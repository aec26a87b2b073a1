import { expect, test } from 'vitest'
import { changeReason, type ReasonForChange } from './reason-for-change.ts'
import type { RedListCategory } from './red-list.ts'

type Step = readonly [category: RedListCategory | 'LR/cd' | 'V', reason?: ReasonForChange]

const GENUINE = 'genuine'
const OTHER = 'non-genuine'
const UNSTATED = 'not stated'

const assessed = (steps: readonly Step[]) =>
  steps.map(([category, reason], place) => ({
    status: category === 'LR/cd' || category === 'V' ? null : category,
    original_category: category,
    reason_for_change: reason ?? null,
    year_published: 1996 + place,
    is_latest: place === steps.length - 1,
    scope_code: '1',
  }))

test.each<{ what: string; steps: Step[]; reason: string | undefined }>([
  { what: 'nothing assessed', steps: [], reason: undefined },
  { what: 'one assessment', steps: [['VU']], reason: undefined },
  { what: 'the category stayed', steps: [['VU'], ['VU']], reason: undefined },
  { what: 'fin whale', steps: [['V'], ['EN'], ['EN'], ['VU', GENUINE]], reason: 'genuine' },
  { what: 'goose', steps: [['VU'], ['EN', GENUINE], ['EN'], ['VU', OTHER], ['VU']], reason: 'mixed' },
  { what: 'goose, one of two reasons known', steps: [['VU'], ['EN'], ['VU', OTHER]], reason: 'not stated' },
  { what: 'snowy owl', steps: [['LC'], ['VU', UNSTATED], ['VU']], reason: 'not stated' },
  { what: 'reason not looked up', steps: [['LC'], ['VU']], reason: 'not stated' },
  { what: 'better knowledge', steps: [['NT'], ['LC', OTHER]], reason: 'non-genuine' },
  { what: 'genuine twice', steps: [['CR'], ['EN', GENUINE], ['VU', GENUINE]], reason: 'genuine' },
  { what: 'twice, once unstated', steps: [['CR'], ['EN', GENUINE], ['VU', UNSTATED]], reason: 'not stated' },
  { what: 'through DD', steps: [['VU'], ['DD', OTHER], ['LC', OTHER]], reason: 'non-genuine' },
  {
    what: 'through DD, only the last change genuine',
    steps: [['VU'], ['DD', OTHER], ['LC', GENUINE]],
    reason: 'mixed',
  },
  {
    what: 'changes before the first comparable category',
    steps: [['LR/cd'], ['DD'], ['LC', OTHER]],
    reason: undefined,
  },
  {
    what: 'changes after the last comparable category',
    steps: [['VU'], ['EN', GENUINE], ['DD', OTHER]],
    reason: 'genuine',
  },
  { what: 'an old category between', steps: [['EN'], ['V'], ['VU', GENUINE]], reason: 'not stated' },
  {
    what: 'a reason given although the category stayed',
    steps: [['EN'], ['EN', GENUINE]],
    reason: undefined,
  },
])('$what: $reason', ({ steps, reason }) => {
  expect(changeReason(assessed(steps))).toBe(reason)
})

test('regional assessments do not count', () => {
  const europe = assessed([['LC'], ['EN', 'genuine']]).map((one) => ({ ...one, scope_code: '2' }))
  expect(changeReason([...europe, ...assessed([['LC'], ['NT', 'non-genuine']])])).toBe('non-genuine')
})
