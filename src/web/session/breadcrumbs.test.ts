import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test('the last hundred are kept, oldest first', () => {
  const crumbs = new Breadcrumbs(() => NOW)
  for (let step = 1; step <= 101; step++) crumbs.leave(`step ${step}`)
  expect(crumbs.all).toHaveLength(100)
  expect(crumbs.all[0]).toEqual({ at: NOW, message: 'step 2' })
  expect(crumbs.all.at(-1)?.message).toBe('step 101')
})

test('a message is cut at 2048 characters', () => {
  const crumbs = new Breadcrumbs(() => NOW)
  crumbs.leave('x'.repeat(3000))
  expect(crumbs.all[0]?.message).toHaveLength(2048)
})
