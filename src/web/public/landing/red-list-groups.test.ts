import { expect, test } from 'vitest'
import { redListGroups } from './red-list-groups.ts'

const species = (name: string, latest_iucn_status: 'CR' | 'LC' | 'NE' | null) => ({
  name,
  latest_iucn_status,
})

test('the most severe category comes first, the unassessed last, and empty ones are left out', () => {
  const groups = redListGroups([
    species('walrus', 'LC'),
    species('goose', null),
    species('crane', 'CR'),
    species('roseroot', 'NE'),
    species('owl', 'LC'),
  ])
  expect(groups.map(({ status, species }) => [status, species.map(({ name }) => name)])).toEqual([
    ['CR', ['crane']],
    ['LC', ['walrus', 'owl']],
    ['NE', ['roseroot']],
    [null, ['goose']],
  ])
})

test('no species make no group', () => {
  expect(redListGroups([])).toEqual([])
})
