import type { CatchQuotaExports, StockYearAnswer } from '#contract/catch-quota-exports-contract.ts'
import { spanOf, type YearSpan } from '../plot/years.ts'

/** What of a stock's figures there is to draw. */
export interface StockShown {
  span: YearSpan
  years: StockYearAnswer[]
  hasCatches: boolean
  hasQuotas: boolean
  hasExports: boolean
  /** Whether exports are counted in animals, as catches are, so that both are in one panel: one unit per panel. */
  inAnimals: boolean
  /** Years whose catch is above the quota, and how many years can be compared. */
  above: number[]
  compared: number
  /** Years in which only one side reports exports. */
  oneSided: number[]
  /** Years that the release does not hold in full. */
  incomplete: number[]
  /** The largest figure of each panel. */
  largest: { animals: number; exports: number }
}

/** The years to draw; undefined where nothing is known of any. */
export function stockShown({ years, article }: CatchQuotaExports): StockShown | undefined {
  const known = years.filter(
    ({ catch_total, quota_amount, larger }) =>
      catch_total !== null || quota_amount !== null || larger !== null,
  )
  const span = spanOf(known.map(({ year }) => year))
  if (span === undefined) return undefined
  const shown = years.filter(({ year }) => year >= span.first && year <= span.last)
  const inAnimals = article?.converts ?? true
  const yearsWhere = (is: (one: StockYearAnswer) => boolean) => shown.filter(is).map(({ year }) => year)
  const exports = largestOf(shown.map(highestExports))
  const caught = largestOf(shown.flatMap(({ catch_total, quota_amount }) => [catch_total, quota_amount]))
  return {
    span,
    years: shown,
    hasCatches: shown.some(({ catch_total }) => catch_total !== null),
    hasQuotas: shown.some(({ quota_amount }) => quota_amount !== null),
    hasExports: shown.some(({ larger }) => larger !== null),
    inAnimals,
    above: yearsWhere(({ above_quota }) => above_quota === true),
    compared: yearsWhere(({ above_quota }) => above_quota !== null).length,
    oneSided: yearsWhere(({ sides }) => sides === 'exporters' || sides === 'importers'),
    incomplete: yearsWhere(({ complete, larger }) => !complete && larger !== null),
    largest: { animals: inAnimals ? Math.max(caught, exports) : caught, exports },
  }
}

/** Both sides' reports of a year, the smaller first; undefined where one side reports alone, which has no whisker. */
export function whiskerOf({ exporters, importers }: StockYearAnswer): [number, number] | undefined {
  return exporters === null || importers === null
    ? undefined
    : [Math.min(exporters, importers), Math.max(exporters, importers)]
}

/** Years of a quota that follow one another, each a step as wide as its year. */
export function quotaSteps(years: readonly StockYearAnswer[]): { year: number; quota: number }[][] {
  const runs: { year: number; quota: number }[][] = []
  for (const { year, quota_amount } of years) {
    if (quota_amount === null) continue
    const run = runs.at(-1)
    if (run?.at(-1)?.year === year - 1) run?.push({ year, quota: quota_amount })
    else runs.push([{ year, quota: quota_amount }])
  }
  return runs
}

const highestExports = ({ larger, exporters, importers }: StockYearAnswer) =>
  larger === null ? null : Math.max(larger, exporters ?? 0, importers ?? 0)

const largestOf = (figures: readonly (number | null)[]) =>
  Math.max(0, ...figures.filter((figure) => figure !== null))
