import { expect, test } from 'vitest'
import { catchesInBrief, newestCatchesFirst } from './catch-order.ts'

const caught = (year: number | null, country_name: string | null, area_name: string | null) => ({
  year,
  country: country_name === null ? null : { country_name },
  management_area: area_name === null ? null : { area_name },
})

test('newest first, country by country, the Total before its areas, periods last', () => {
  const inOrder = [
    caught(2023, 'Greenland', 'Total'),
    caught(2023, 'Greenland', 'Zone 9'),
    caught(2023, 'Greenland', 'Zone 10'),
    caught(2023, 'Norway', 'Total'),
    caught(2023, 'Norway', 'E'),
    caught(2022, null, null),
    caught(2022, 'Greenland', 'West'),
    caught(null, 'Iceland', 'Iceland'),
  ]
  expect(newestCatchesFirst(inOrder.toReversed())).toEqual(inOrder)
})

test('a list begins with twenty records and never leaves a period out', () => {
  const years = Array.from({ length: 25 }, (_, place) => caught(2023 - place, 'Greenland', 'Total'))
  const period = caught(null, 'Iceland', 'Iceland')
  expect(catchesInBrief([...years, period])).toEqual([...years.slice(0, 20), period])
  expect(catchesInBrief([period])).toEqual([period])
})
