import { expect, test } from 'vitest'
import { entryOf, SIDEBAR_GROUPS } from './sidebar-groups.ts'

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

test('every section has an entry, and none has two', () => {
  const addresses = SIDEBAR_GROUPS.flatMap(({ entries }) => entries.map(({ to }) => to.replace('/admin', '')))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect([...addresses].sort()).toEqual([
    '',
    '/article-summary',
    '/article-summary/trend-audit',
    '/audit',
    '/catch-records',
    '/chatbot',
    '/cites-export-quotas',
    '/cites-listings',
    '/cites-reservations',
    '/cms-assessments',
    '/cms-listings',
    '/common-names',
    '/conservation-measures',
    '/countries',
    '/distribution-ranges',
    '/families',
    '/fix-taxonomy',
    '/glossary',
    '/iucn-assessments',
    '/management-areas',
    '/references',
    '/releases',
    '/species',
    '/species-synonyms',
    '/species-threats',
    '/subpopulations',
    '/text-sources',
    '/timeline-events',
    '/trade-summary',
    '/trade-suspensions',
    '/translations',
  ])
})
