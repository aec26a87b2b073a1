import { expect, test } from 'vitest'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import { entryOf, SIDEBAR_GROUPS, sidebarGroupsFor } from './sidebar-groups.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/dashboard', '/admin'],
  ['/admin/species', '/admin/species'],
  ['/admin/species/create', '/admin/species'],
  ['/admin/species-threats', '/admin/species-threats'],
  ['/admin/article-summary/trend-audit', '/admin/article-summary/trend-audit'],
  ['/admin/article-summary/0/edit', '/admin/article-summary'],
  ['/admin/nothing', undefined],
])('%s belongs to %s', (pathname, to) => {
  expect(entryOf(pathname)).toBe(to)
})

test('every screen has an entry, and none has two', () => {
  const addresses = SIDEBAR_GROUPS.flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(new Set(addresses).size).toBe(addresses.length)
  const lists = Object.values(CURATED_TOPICS).map(({ address }) => `/admin/${address}`)
  const others = [
    '/account',
    '/article-summary',
    '/article-summary/trend-audit',
    '/audit',
    '/chatbot',
    '/drafts',
    '/fix-taxonomy',
    '/people',
    '/releases',
    '/trade-summary',
    '/translations',
    '/webhooks',
  ].map((address) => `/admin${address}`)
  expect(addresses.toSorted()).toEqual(['/admin', ...lists, ...others].toSorted())
})

const addressesFor = (role: string) =>
  sidebarGroupsFor({ role }).flatMap(({ entries }) => entries.map(({ to }): string => to))

test('a person sees what the role opens', () => {
  expect(addressesFor('admin')).toContain('/admin/people')
  expect(addressesFor('editor')).not.toContain('/admin/people')
  expect(addressesFor('admin')).toContain('/admin/webhooks')
  expect(addressesFor('editor')).not.toContain('/admin/webhooks')
  expect(addressesFor('editor')).toContain('/admin/releases')
  expect(addressesFor('reviewer')).toEqual(addressesFor('editor'))
  expect(addressesFor('translator')).toEqual(['/admin/translations', '/admin/account'])
})
