import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { amountAsNumber } from '#domain/trade/amounts.ts'

/* Figures by the rules of trade-methods that were counted without this portal. */

// biome-ignore lint/suspicious/noExplicitAny: a published file, read whole; what is compared is named in the tests.
type Golden = any

/** Sums are exact and then rounded to the nearest double; ratios may differ in their last digits. */
const RELATIVE_TOLERANCE = 1e-9

/** The golden figures, and the selections with their answers. */
export function readGoldenFigures(folder: string): { taxa: Golden[]; selections: Golden[]; portal: Golden } {
  return JSON.parse(readFileSync(join(folder, 'trade-methods-expected.json'), 'utf8'))
}

/** Where figures differ from the golden ones, by path: empty where they agree. What golden does not name may be anything. */
export function differences(figures: unknown, golden: unknown, path = ''): string[] {
  if (typeof golden === 'object' && golden !== null) {
    const ours = (figures ?? {}) as Record<string, unknown>
    const isLonger = Array.isArray(golden) && Array.isArray(figures) && figures.length !== golden.length
    return [
      ...(isLonger ? [`${path}: ${figures.length} instead of ${golden.length}`] : []),
      ...Object.entries(golden).flatMap(([name, one]) => differences(ours[name], one, `${path}.${name}`)),
    ]
  }
  const figure = typeof figures === 'bigint' ? amountAsNumber(figures) : figures
  return isAlike(figure, golden) ? [] : [`${path}: ${figure} instead of ${golden}`]
}

function isAlike(figure: unknown, golden: unknown): boolean {
  if (typeof figure !== 'number' || typeof golden !== 'number') return figure === golden
  return Math.abs(figure - golden) <= RELATIVE_TOLERANCE * Math.max(1, Math.abs(golden))
}
