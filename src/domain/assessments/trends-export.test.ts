import { expect, test } from 'vitest'
import { trendsExport, trendsFileName } from './trends-export.ts'

test('the file has five columns, keeps categories as published and leaves empty what is not known', () => {
  const point = { citesAppendix: null, originalCategory: null, hasNewAssessment: false } as const
  expect(
    trendsExport([
      { ...point, year: 1965, iucnStatus: null, iucnScore: null, hasNewAssessment: true },
      { ...point, year: 1990, iucnStatus: 'VU', originalCategory: 'V', iucnScore: 5 },
      { ...point, year: 2018, iucnStatus: 'LC', iucnScore: 3, citesAppendix: 'II', hasNewAssessment: true },
    ]),
  ).toEqual([
    ['year', 'iucnStatus', 'iucnScore', 'citesAppendix', 'hasNewAssessment'],
    [1965, null, null, null, 'true'],
    [1990, 'V', 5, null, 'false'],
    [2018, 'LC', 3, 'II', 'true'],
  ])
})

test.each([
  { name: 'Monodon monoceros', file: 'Monodon_monoceros_conservation_trends' },
  { name: 'Branta canadensis leucopareia', file: 'Branta_canadensis leucopareia_conservation_trends' },
])('the file of $name is named $file', ({ name, file }) => {
  expect(trendsFileName(name)).toBe(file)
})
