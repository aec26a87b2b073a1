import { describe, expect, test } from 'vitest'
import { explorerAddress, writtenExplorer } from './explorer-address.ts'

const defined = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

describe('the address of the explorer', () => {
  test('says nothing where nothing is chosen: all species by year', () => {
    const asked = explorerAddress({})
    expect(asked).toMatchObject({
      species: [],
      fields: ['year'],
      count: 'records',
      show: 'lines',
      unread: [],
    })
    expect(defined(writtenExplorer(asked))).toEqual({})
  })

  test('is read and written alike', () => {
    const address = {
      species: 'monodon-monoceros,whales',
      group: 'importer,term',
      count: 'quantity',
      show: 'table',
      exporter: 'GL',
      start_year: '2003',
    }
    expect(defined(writtenExplorer(explorerAddress(address)))).toEqual(address)
  })

  test('takes a repeated name as a list', () => {
    expect(explorerAddress({ species: ['whales', 'birds'] }).species).toEqual(['whales', 'birds'])
  })

  test('puts the year first, and takes two fields at most', () => {
    expect(explorerAddress({ group: 'term,year' }).fields).toEqual(['year', 'term'])
    expect(explorerAddress({ group: 'term,importer,purpose' }).fields).toEqual(['term', 'importer'])
  })

  test('falls back where a drawing cannot show the fields', () => {
    expect(explorerAddress({ group: 'importer', show: 'lines' }).show).toBe('bars')
  })

  test('names what it cannot read', () => {
    expect(explorerAddress({ group: 'colour,year', count: 'many', exporter: '12' }).unread).toEqual([
      'group=colour',
      'count=many',
      'exporter=12',
    ])
  })
})
