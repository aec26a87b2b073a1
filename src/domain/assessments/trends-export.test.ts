import { expect, test } from 'vitest'
import { trendsExport, trendsFileName } from './trends-export.ts'

const ORIGIN = { source: 'Red List', release: 'Red List: 2025-1', date: '2026-11-24' }

test('the file gives the origin of its rows, leaves categories as published and unknown cells empty', () => {
  const point = {
    citesAppendix: null,
    originalCategory: null,
    taggedCategory: null,
    hasNewAssessment: false,
  } as const
  expect(
    trendsExport(
      [
        { ...point, year: 1965, iucnStatus: null, iucnScore: null, hasNewAssessment: true },
        { ...point, year: 1990, iucnStatus: 'VU', originalCategory: 'V', iucnScore: 5 },
        {
          ...point,
          year: 2018,
          iucnStatus: 'LC',
          taggedCategory: 'LC',
          iucnScore: 3,
          citesAppendix: 'II',
          hasNewAssessment: true,
        },
        { ...point, year: 2019, iucnStatus: 'CR', taggedCategory: 'CR (PE)', iucnScore: 7 },
      ],
      ORIGIN,
    ),
  ).toEqual([
    ['year', 'iucnStatus', 'iucnScore', 'citesAppendix', 'hasNewAssessment', 'source', 'release', 'date'],
    [1965, null, null, null, 'true', 'Red List', 'Red List: 2025-1', '2026-11-24'],
    [1990, 'V', 5, null, 'false', 'Red List', 'Red List: 2025-1', '2026-11-24'],
    [2018, 'LC', 3, 'II', 'true', 'Red List', 'Red List: 2025-1', '2026-11-24'],
    [2019, 'CR (Possibly Extinct)', 7, null, 'false', 'Red List', 'Red List: 2025-1', '2026-11-24'],
  ])
})

test.each([
  { name: 'Monodon monoceros', file: 'Monodon_monoceros_conservation_trends' },
  { name: 'Branta canadensis leucopareia', file: 'Branta_canadensis leucopareia_conservation_trends' },
])('the file of $name is named $file', ({ name, file }) => {
  expect(trendsFileName(name)).toBe(file)
})
