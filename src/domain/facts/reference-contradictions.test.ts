import { expect, test } from 'vitest'
import { referenceContradictions } from './reference-contradictions.ts'

test.each<{ year: number | null; doi: string | null; found: string[] }>([
  { year: 2014, doi: '10.1016/j.cell.2014.03.054', found: [] },
  { year: 2015, doi: '10.1016/j.celrep.2014.12.008', found: [] },
  { year: 2022, doi: '10.61782/fa.2023.0708', found: ['year_before_doi'] },
  { year: 1996, doi: '10.1111/j.1469-7998.1996.tb05441.x', found: [] },
  { year: 1999, doi: '10.2030/2050', found: [] },
  { year: null, doi: '10.1016/j.cell.2014.03.054', found: [] },
  { year: 2027, doi: null, found: ['impossible_year'] },
  { year: 210, doi: null, found: ['impossible_year'] },
  { year: 2020, doi: 'https://doi.org/10.1111/mms.12281', found: ['malformed_doi'] },
  { year: 2020, doi: '10.1111', found: ['malformed_doi'] },
  { year: 2020, doi: '10.1111/mms 12281', found: ['malformed_doi'] },
])('$doi of $year: $found', ({ year, doi, found }) => {
  expect(referenceContradictions([{ id: 'work', year, doi }], 2026).map(({ what }) => what)).toEqual(found)
})
