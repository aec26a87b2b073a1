import { describe, expect, test } from 'vitest'
import type { PartyReservation } from '../listings/reserved-trade.ts'
import { FLAG_SORTS, type FlagSort } from './screening-criteria.ts'
import {
  chosenFlags,
  countByCriterion,
  flagOrder,
  isByName,
  type ListedFlag,
  otherAppendixWrittenFor,
  reservationsBeside,
  sortedFlags,
  timesThreshold,
} from './screening-list.ts'

const SHARP: ListedFlag = {
  species_id: 'walrus',
  criterion: 'sharp_increase',
  resolution: 'Res. Conf. 12.8',
  exporter: 'CA',
  figure: 'whole_animals',
  article: null,
  year: 2022,
  quantity: 334.5,
  mean_before: 106.2,
  threshold: 318.6,
  rows: 1147,
  appendices: ['III'],
}
const CAPTIVE: ListedFlag = {
  ...SHARP,
  species_id: 'sturgeon',
  criterion: 'captive_increase',
  exporter: 'UZ',
  quantity: 11_000,
  mean_before: 0,
  threshold: 50,
  rows: 4,
  appendices: ['II'],
}
const CAPTIVE_TOO: ListedFlag = { ...CAPTIVE, exporter: 'AT', quantity: 11_000, rows: 19 }
const COMMERCIAL: ListedFlag = {
  ...SHARP,
  species_id: 'minke whale',
  criterion: 'appendix_i_commercial_wild',
  exporter: 'NO',
  quantity: 6,
  mean_before: null,
  threshold: null,
  rows: 6,
  appendices: ['I'],
}
const FLAGS = [SHARP, COMMERCIAL, CAPTIVE, CAPTIVE_TOO]

describe('times the threshold', () => {
  test.each([
    { what: 'far above', quantity: 11_000, threshold: 50, times: 220 },
    { what: 'at the smallest figure that counts', quantity: 50, threshold: 50, times: 1 },
    { what: 'a criterion without a threshold', quantity: 6, threshold: null, times: null },
  ])('$what: $times', ({ times, ...flag }) => {
    expect(timesThreshold(flag)).toBe(times)
  })
})

describe('the appendix that a paragraph is written for is said', () => {
  test.each([
    { criterion: 'sharp_increase', appendices: ['III'], said: 'II' },
    { criterion: 'sharp_increase', appendices: ['I'], said: 'II' },
    { criterion: 'sharp_increase', appendices: ['II'], said: undefined },
    { criterion: 'sharp_increase', appendices: ['I', 'II'], said: undefined },
    { criterion: 'captive_increase', appendices: ['I'], said: undefined },
    { criterion: 'appendix_i_commercial_wild', appendices: ['I'], said: undefined },
  ] as const)('$criterion of rows in $appendices: $said', ({ criterion, appendices, said }) => {
    expect(otherAppendixWrittenFor({ criterion, appendices: [...appendices] })).toBe(said)
  })
})

describe('reservations beside a flag', () => {
  const inForce: PartyReservation = {
    appendix: 'I',
    country_code: 'NO',
    start_date: '1986-01-01',
    end_date: null,
    is_active: true,
    confirmed_on: null,
  }
  test.each([
    { what: 'in force', reservations: [inForce], parties: ['NO'] },
    { what: 'one party twice', reservations: [inForce, inForce], parties: ['NO'] },
    {
      what: 'several, by code',
      reservations: [inForce, { ...inForce, country_code: 'IS' }],
      parties: ['IS', 'NO'],
    },
    {
      what: 'withdrawn before the year',
      reservations: [{ ...inForce, is_active: false, end_date: '2020-01-01' }],
      parties: [],
    },
    { what: 'on another appendix', reservations: [{ ...inForce, appendix: 'III' as const }], parties: [] },
    { what: 'none at all', reservations: [], parties: [] },
  ])('$what: $parties', ({ reservations, parties }) => {
    expect(reservationsBeside(COMMERCIAL, reservations)).toEqual(parties)
  })

  test('are named beside no other criterion', () => {
    expect(reservationsBeside(SHARP, [inForce])).toBeNull()
  })
})

test.each([
  { filters: {}, left: FLAGS },
  { filters: { species_id: 'sturgeon' }, left: [CAPTIVE, CAPTIVE_TOO] },
  { filters: { exporter: 'CA' }, left: [SHARP] },
  { filters: { criterion: 'captive_increase' as const, exporter: 'AT' }, left: [CAPTIVE_TOO] },
  { filters: { species_id: 'walrus', exporter: 'NO' }, left: [] },
])('the filters $filters leave $left.length flags', ({ filters, left }) => {
  expect(chosenFlags(FLAGS, filters)).toEqual(left)
})

test('criteria are counted, also one that nothing meets', () => {
  expect(countByCriterion([SHARP, CAPTIVE, CAPTIVE_TOO])).toEqual([
    { criterion: 'sharp_increase', count: 1 },
    { criterion: 'captive_increase', count: 2 },
    { criterion: 'appendix_i_commercial_wild', count: 0 },
  ])
})

describe('flags are sorted', () => {
  test('by names of a language where these are species or exporters', () => {
    expect(FLAG_SORTS.filter(isByName)).toEqual(['species', 'exporter'])
  })

  test.each([
    { asked: {}, sort: 'times', descending: true },
    { asked: { order: 'ascending' }, sort: 'times', descending: false },
    { asked: { sort: 'rows' }, sort: 'rows', descending: true },
    { asked: { sort: 'species' }, sort: 'species', descending: false },
    { asked: { sort: 'exporter', order: 'descending' }, sort: 'exporter', descending: true },
  ] as const)('as is asked for: $asked', ({ asked, ...order }) => {
    expect(flagOrder(asked)).toEqual(order)
  })

  const names = {
    speciesOf: ({ species_id }: ListedFlag) => species_id,
    exporterOf: ({ exporter }: ListedFlag) => exporter,
    compare: (a: string, b: string) => a.localeCompare(b, 'en'),
  }
  test.each<{ sort: FlagSort; descending: boolean; exporters: string[] }>([
    { sort: 'times', descending: true, exporters: ['AT', 'UZ', 'CA', 'NO'] },
    { sort: 'times', descending: false, exporters: ['CA', 'AT', 'UZ', 'NO'] },
    { sort: 'rows', descending: true, exporters: ['CA', 'AT', 'NO', 'UZ'] },
    { sort: 'species', descending: false, exporters: ['NO', 'AT', 'UZ', 'CA'] },
    { sort: 'species', descending: true, exporters: ['CA', 'AT', 'UZ', 'NO'] },
    { sort: 'exporter', descending: false, exporters: ['AT', 'CA', 'NO', 'UZ'] },
    { sort: 'criterion', descending: false, exporters: ['CA', 'AT', 'UZ', 'NO'] },
    { sort: 'criterion', descending: true, exporters: ['NO', 'AT', 'UZ', 'CA'] },
  ])('by $sort, descending: $descending', ({ exporters, ...order }) => {
    expect(sortedFlags(FLAGS, order, names).map(({ exporter }) => exporter)).toEqual(exporters)
  })
})
