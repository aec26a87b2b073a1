import { expect, test } from 'vitest'
import { eventYears, recordsOverTime } from './records-over-time-points.ts'

const counted = (year: number, records: number) => ({ year, exporters: records - 1, importers: 1 })

test('every year of the span has a point; a year without a row counts none', () => {
  expect(recordsOverTime([counted(2000, 5), counted(2002, 7)], { first: 2000, last: 2002 }, null)).toEqual([
    { year: 2000, exporters: 4, importers: 1, records: 5, complete: true },
    { year: 2001, exporters: 0, importers: 0, records: 0, complete: true },
    { year: 2002, exporters: 6, importers: 1, records: 7, complete: true },
  ])
})

test('years after the last complete one are marked', () => {
  const points = recordsOverTime([counted(2022, 900), counted(2023, 3)], { first: 2022, last: 2023 }, 2022)
  expect(points.map(({ complete }) => complete)).toEqual([true, false])
})

test('events of one year share a line; those outside the span or undated have none', () => {
  const events = [
    { id: 'd', year: 2017 },
    { id: 'c', year: 1996 },
    { id: 'b', year: 1996 },
    { id: 'a', year: 1965 },
    { id: 'e', year: null },
  ]
  expect(eventYears(events, { first: 1975, last: 2022 })).toEqual([
    {
      year: 1996,
      events: [
        { id: 'c', year: 1996 },
        { id: 'b', year: 1996 },
      ],
    },
    { year: 2017, events: [{ id: 'd', year: 2017 }] },
  ])
})
