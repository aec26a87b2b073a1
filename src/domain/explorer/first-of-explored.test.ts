import { expect, test } from 'vitest'
import type { ExploredTrade } from './explored-trade.ts'
import { firstOfExplored } from './first-of-explored.ts'

const figures = { rows: 1, figure: 1, lower: 1, exporters: 1, importers: 0 }

/** As many species as asked, most rows first; the last of them stands by itself. */
const exploredOf = (species: number) =>
  ({
    axes: [
      { by: 'species', places: [{ kind: 'value', value: `species ${species - 1}`, ...figures }] },
      {
        by: 'year',
        places: [
          { kind: 'value', value: 2015, ...figures },
          { kind: 'others', values: 2, ...figures },
        ],
      },
    ],
    species: Array.from({ length: species }, (_, place) => ({
      value: `species ${place}`,
      rows: species - place,
    })),
  }) as unknown as ExploredTrade

test('up to 200 species are all listed', () => {
  const explored = exploredOf(200)
  expect(firstOfExplored(explored)).toBe(explored)
})

test('of more those with most rows are, and those that stand by themselves', () => {
  const { species } = firstOfExplored(exploredOf(500))
  expect(species).toHaveLength(201)
  expect(species.at(199)).toEqual({ value: 'species 199', rows: 301 })
  expect(species.at(-1)).toEqual({ value: 'species 499', rows: 1 })
})
