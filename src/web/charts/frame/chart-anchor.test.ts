import { expect, test } from 'vitest'
import { addressOfChart } from './chart-anchor.ts'

const view = (path: string) => ({ view: { path, query: '', drawn: true } })

test.each([
  {
    page: 'https://a.is/species/1?tab=trade',
    path: '/species/1/purposes',
    address: 'https://a.is/species/1?tab=trade#chart-purposes',
  },
  {
    page: 'https://a.is/x#chart-sources',
    path: '/species/1/purposes',
    address: 'https://a.is/x#chart-purposes',
  },
])('$page: $address', ({ page, path, address }) => {
  expect(addressOfChart(page, view(path))).toBe(address)
})

test('a chart whose data has no address is its page', () => {
  expect(addressOfChart('https://a.is/x#y', { view: undefined })).toBe('https://a.is/x#y')
})
