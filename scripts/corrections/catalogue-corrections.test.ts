import { describe, expect, test } from 'vitest'
import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'
import { readCatalogueTables } from './catalogue-tables.ts'
import { readCorrections } from './correction-files.ts'
import { notApplied, staleAnswers, unanswered } from './corrections.ts'

const FOLDER = process.env.REFERENCE_DATA ?? ''
const isSkipped = FOLDER === '' && process.env.CI !== 'true'

/** How a failing test names rows. */
const named = (rows: readonly { file?: string; scientific_name?: string; key?: string }[]) =>
  rows.map(({ file, scientific_name, key }) => [file, scientific_name, key].join(' | '))

describe.skipIf(isSkipped)('the corrections of the catalogue (skipped without REFERENCE_DATA)', () => {
  const corrections = isSkipped ? [] : readCorrections(FOLDER)
  const open = notApplied(corrections, readCatalogueTables())
  const answers = readCatalogueFile('corrections-answered.csv')

  test('each has a unique name', () => {
    expect(corrections.length).toBeGreaterThan(1000)
    expect(new Set(named(corrections)).size).toBe(corrections.length)
  })

  test('each is applied, or answered with the reason why not', () => {
    expect(named(unanswered(open, answers))).toEqual([])
  })

  test('no answer remains for a correction that is applied', () => {
    expect(named(staleAnswers(open, answers))).toEqual([])
  })

  test('an answer gives its reason', () => {
    expect(answers.filter(({ reason }) => !reason)).toEqual([])
  })
})
