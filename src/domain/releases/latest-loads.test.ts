import { expect, test } from 'vitest'
import type { Dataset } from './datasets.ts'
import { latestLoads } from './latest-loads.ts'

const loaded = (dataset: Dataset, loaded_at: string) => ({ dataset, loaded_at })

const trade = loaded('cites_trade', '2026-03-02T09:30:00.000Z')
const seizures = loaded('seizures', '2026-02-27T23:59:59.000Z')
const species = loaded('catalogue-species', '2026-02-27T06:00:00.000Z')
const glossary = loaded('catalogue-glossary', '2026-02-27T06:00:00.000Z')

test.each([
  { what: 'nothing is loaded', releases: [], days: [] },
  {
    what: 'the newest day stands first',
    releases: [seizures, trade],
    days: [
      { day: '2026-03-02', imported: [trade], catalogueParts: 0 },
      { day: '2026-02-27', imported: [seizures], catalogueParts: 0 },
    ],
  },
  {
    what: 'parts of the catalogue are counted, imported datasets named',
    releases: [species, seizures, glossary],
    days: [{ day: '2026-02-27', imported: [seizures], catalogueParts: 2 }],
  },
])('$what', ({ releases, days }) => {
  expect(latestLoads(releases)).toEqual(days)
})
