import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const GIGABYTES_OF_A_SMALL_PHONE = 2
const ALL_ROWS = 464_042
const ONE_SPECIES = 24_410

beforeEach(() => {
  vi.stubGlobal('Worker', class {})
  vi.stubGlobal('window', { isSecureContext: true })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  { what: 'a device of which nothing is known', device: {}, rows: ALL_ROWS, may: true },
  { what: 'a fast line', device: { connection: { effectiveType: '4g' } }, rows: ALL_ROWS, may: true },
  { what: 'a slow line', device: { connection: { effectiveType: '3g' } }, rows: ONE_SPECIES, may: false },
  {
    what: 'a reader who saves data',
    device: { connection: { saveData: true } },
    rows: ONE_SPECIES,
    may: false,
  },
  {
    what: 'a small phone, all species',
    device: { deviceMemory: GIGABYTES_OF_A_SMALL_PHONE },
    rows: ALL_ROWS,
    may: false,
  },
  {
    what: 'a small phone, one species',
    device: { deviceMemory: GIGABYTES_OF_A_SMALL_PHONE },
    rows: ONE_SPECIES,
    may: true,
  },
])('$what: loads unasked: $may', async ({ device, rows, may }) => {
  vi.stubGlobal('navigator', device)
  const { mayLoad } = await import('./explorer-files.ts')
  expect(mayLoad(rows)).toBe(may)
})

test('without workers nothing is loaded', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('Worker', undefined)
  const { mayLoad } = await import('./explorer-files.ts')
  expect(mayLoad(ONE_SPECIES)).toBe(false)
})
