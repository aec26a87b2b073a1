import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OTHER_CODES, PSEUDO_CODES } from '#domain/countries/country-codes.ts'
import { coastFiles } from './coast/coast-files.ts'
import { countryOutlines } from './coast/country-shapes.ts'
import { OTHER_POINTS } from './coast/other-points.ts'
import { root } from './toolchain.mjs'

test('maps are drawn from the atlas that is installed', { timeout: 60_000 }, async () => {
  for (const [path, content] of Object.entries(coastFiles())) {
    expect(await readFile(join(root, path), 'utf8'), path).toBe(content)
  }
})

test('the Faroes, Greenland and Svalbard have outlines of their own', () => {
  const codes = countryOutlines().map(([code]) => code)
  expect(codes).toEqual(expect.arrayContaining(['FO', 'GL', 'NO', 'SJ']))
})

test('every former state has a point, and no code that names no place has one', () => {
  const former = OTHER_CODES.filter((code) => !PSEUDO_CODES.some((one) => one === code) && code !== 'S1')
  expect(former.filter((code) => !(code in OTHER_POINTS))).toEqual([])
  expect(PSEUDO_CODES.filter((code) => code in OTHER_POINTS)).toEqual([])
})
