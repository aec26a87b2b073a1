import { expect, test } from 'vitest'
import { withMembers } from './country-groups.ts'
import { parseFigureParts } from './figure-parts.ts'

const YEARS = 'start_year=2011&end_year=2012'
const BASIS = 'reporter=importers&movement=all'

test('a selection is read as addresses write it, a group as its members', () => {
  const [part] = parseFigureParts(`${YEARS}&term=skins,skulls&unit=number&importer=EU27&source=W,-&${BASIS}`)
  expect(part).toEqual({
    selection: {
      start_year: 2011,
      end_year: 2012,
      term: ['skins', 'skulls'],
      unit: ['number'],
      importer: withMembers(['EU27']),
      source: ['W', '-'],
      reporter: 'importers',
      movement: 'all',
    },
    counted: 'quantity',
  })
})

test('several selections are several parts, and each may count something else', () => {
  const parts = parseFigureParts(
    `${YEARS}&${BASIS}&by=source&count=importers | ${YEARS}&${BASIS}&count=records`,
  )
  expect(parts.map(({ counted }) => counted)).toEqual(['importers', 'records'])
  expect(parts[0]?.selection.by).toBe('source')
})

test.each([
  { text: `${YEARS}&term=skins&unit=number&colour=white&${BASIS}`, says: "'colour' is no choice" },
  { text: `term=skins&unit=number&${BASIS}`, says: 'has its years' },
  { text: `${YEARS}&term=skins&unit=number&reporter=all&movement=all`, says: 'reporter must be one of' },
  { text: `${YEARS}&term=skins&unit=number&reporter=larger`, says: 'movement must be one of' },
  { text: `${YEARS}&term=skins&${BASIS}`, says: 'one unit and one ledger' },
  { text: `${YEARS}&term=skins&unit=number,kg&${BASIS}`, says: 'one unit and one ledger' },
  { text: `${YEARS}&term=skins&unit=number&reporter=both&movement=all`, says: 'one unit and one ledger' },
  { text: `${YEARS}&${BASIS}&count=tonnes`, says: 'count must be one of' },
])('$text is refused with the reason', ({ text, says }) => {
  expect(() => parseFigureParts(text)).toThrow(says)
})
