import { expect, test } from 'vitest'
import { redListGroups } from './red-list-groups.ts'

const species = (
  name: string,
  latest_iucn_status: 'CR' | 'LC' | 'NE' | null,
  latest_iucn_scope: string | null = latest_iucn_status && 'Global',
) => ({ name, latest_iucn_status, latest_iucn_scope })

test('the most severe category comes first, those without a global one last, and empty ones are left out', () => {
  const groups = redListGroups([
    species('walrus', 'LC'),
    species('goose', null),
    species('crane', 'CR'),
    species('sturgeon', 'NE'),
    species('roseroot', 'LC', 'Europe'),
    species('owl', 'LC'),
  ])
  expect(groups.map(({ status, species }) => [status, species.map(({ name }) => name)])).toEqual([
    ['CR', ['crane']],
    ['LC', ['walrus', 'owl']],
    ['NE', ['sturgeon']],
    [null, ['goose', 'roseroot']],
  ])
})

test('no species make no group', () => {
  expect(redListGroups([])).toEqual([])
})
