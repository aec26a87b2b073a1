import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/* Figures of the reference data that were counted without this portal. */

interface Figure {
  records: number
  quantity: number
}
export interface CodeCount {
  code: string | null
  records: number
}
/** What was counted for one taxon; null is blank in the published files. */
export interface ExpectedTaxon {
  taxon: string
  records: number
  distinct_years: number
  min_year: number
  max_year: number
  total_quantity: number
  quantity_by_unit: (Figure & { unit: string | null })[]
  distinct_importers: number
  distinct_exporters: number
  top_importers: CodeCount[]
  top_exporters: CodeCount[]
  terms: { term: string; records: number }[]
  purposes: CodeCount[]
  sources: CodeCount[]
  appendices: CodeCount[]
  reporter_types: CodeCount[]
  annual: (Figure & { year: number })[]
  trend: {
    max_year: number
    recent_years: [number, number]
    recent_avg: number
    historical_years: [number, number]
    historical_avg: number
    trend: string
  }
}

/** The figures of the reference data's trade records. */
export function readExpectedTrade(folder: string): {
  total_records_all_43_taxa: number
  taxa: ExpectedTaxon[]
} {
  return JSON.parse(readFileSync(join(folder, 'cites-trade-expected.json'), 'utf8'))
}

/** Codes with the records of all their entries, most records first and then by code. */
export function ranked(counts: readonly CodeCount[]): CodeCount[] {
  const records = new Map<string | null, number>()
  for (const { code, records: more } of counts) records.set(code, (records.get(code) ?? 0) + more)
  return [...records]
    .map(([code, total]) => ({ code, records: total }))
    .toSorted((a, b) => b.records - a.records || byCode(a, b))
}

export function byCode(a: CodeCount, b: CodeCount): number {
  const [first, second] = [a.code ?? '', b.code ?? '']
  return first < second ? -1 : Number(first > second)
}
