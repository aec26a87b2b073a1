import { expect, test } from 'vitest'
import { embeddableAt } from './embeddable-address.ts'

const ID = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const PORTAL = 'https://portal.example'

test.each([
  {
    what: 'a page, by its records over time',
    address: `${PORTAL}/species/${ID}`,
    found: { view: 'records-over-time', query: '' },
  },
  {
    what: 'a page with a selection',
    address: `${PORTAL}/species/${ID}?tab=trade&term=tusks&utm=1`,
    found: { view: 'records-over-time', query: 'term=tusks' },
  },
  {
    what: 'the tab of catches, whose chart takes a country and an area',
    address: `${PORTAL}/species/${ID}?tab=catch&term=tusks&country=Greenland`,
    found: { view: 'catches', query: 'country=Greenland' },
  },
  {
    what: 'an address to embed',
    address: `${PORTAL}/embed/species/${ID}/two-ledgers?release=2025.1&theme=dark&lang=da`,
    found: { view: 'two-ledgers', query: 'release=2025.1&theme=dark&lang=da' },
  },
])('$what', ({ address, found }) => {
  expect(embeddableAt(address, PORTAL)).toEqual({ species_id: ID, ...found })
})

test.each([
  'https://elsewhere.example/species/5f289c1e-5101-458f-a5ea-a65e5c734569',
  `http://portal.example/species/${ID}`,
  `${PORTAL}/gallery`,
  `${PORTAL}/species/narwhal`,
  `${PORTAL}/embed/species/${ID}/nothing`,
  'no address',
  '',
])("'%s' is nothing to embed", (address) => {
  expect(embeddableAt(address, PORTAL)).toBeUndefined()
})
