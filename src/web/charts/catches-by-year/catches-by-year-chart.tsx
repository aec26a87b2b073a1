import { useTranslation } from 'react-i18next'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { catchesInWords } from '#domain/catches/catches-in-words.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartAbout, ChartContent, KeyEntry } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CATCH_HEIGHT } from '../heights.ts'
import { paragraph } from '../paragraph.ts'
import { notesOf } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { basisOf, type CatchesShown, catchesShown, isSeason } from './catches-by-year-points.ts'
import { CatchesPlot } from './catches-plot.tsx'

interface CatchesByYearProps {
  about: ChartAbout
  records: readonly CatchRecord[]
}

/** Catch and quota of a species by year, by the rule that a Total wins over its areas. */
export function CatchesByYearChart({ about, records }: CatchesByYearProps) {
  const shown = catchesShown(records)
  const chart = useCatchesContent(about, shown)

  return (
    <ChartFrame chart={chart} height={CATCH_HEIGHT} below={<ChartKey entries={chart.key} />}>
      {(size) => (shown ? <CatchesPlot size={size} label={chart.title} catches={shown} /> : null)}
    </ChartFrame>
  )
}

const BASES = {
  total: 'columns.basisTotal',
  areas: 'columns.basisAreas',
  reported: 'columns.basisReported',
} as const

/** Texts and table of the chart of catches; without `shown` there is nothing to draw. */
function useCatchesContent(
  about: ChartAbout,
  shown: CatchesShown | undefined,
): ChartContent & { key: KeyEntry[] } {
  const { t } = useTranslation('trade')
  const { subtitle, countryNames } = useSubtitle()
  const sentences = useSentences()
  const quota: KeyEntry = { label: t('columns.quota'), tone: 2, marker: 'square', dashed: true }

  return {
    ...about,
    name: `${about.name}-catch-and-quota`,
    title: t('catches.title'),
    glossaryTerms: ['Quota'],
    subtitle: shown ? subtitle(shown) : '',
    caveats: notesOf(
      shown?.summed && { sign: 'changes', text: t('catches.summed') },
      shown?.quotaPartial && { sign: 'changes', text: t('catches.quotaPartial') },
      shown?.catchPartial && { sign: 'know', text: t('catches.catchPartial') },
    ),
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('columns.season'), kind: 'text' },
        { label: t('columns.catch'), kind: 'number' },
        { label: t('columns.quota'), kind: 'number' },
        { label: t('columns.countries'), kind: 'text' },
        { label: t('columns.basis'), kind: 'text' },
      ],
      rows: (shown?.years ?? []).map((row) => [
        row.year,
        isSeason(row) ? row.season : null,
        row.catch_total,
        row.quota_amount,
        countryNames(row.countries.map(({ country_code }) => country_code)).join(', '),
        t(BASES[basisOf(row)]),
      ]),
    },
    words: sentences(catchesInWords((shown?.years ?? []).map(comparedWithQuota))),
    key: [{ label: t('columns.catch'), tone: 1 }, ...(shown?.quotas ? [quota] : [])],
    ...(shown ? {} : { empty: t('catches.empty') }),
  }
}

/** A sum that holds a part of the areas cannot be held against a quota. */
function comparedWithQuota({ year, catch_total, quota_amount, catch_partial, quota_partial }: YearlyCatch) {
  const canCompare = catch_total !== null && quota_amount !== null && !catch_partial && !quota_partial
  return { year, catch_total, quota_amount, above_quota: canCompare ? catch_total > quota_amount : null }
}

function useSubtitle() {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const countryName = useCountryName()
  const countryNames = (codes: readonly (string | null)[]) =>
    codes.flatMap((code) => (code === null ? [] : [countryName(code)]))

  const subtitle = ({ span, countries, quotas, seasons, summed }: CatchesShown) => {
    const names = countryNames([...countries.keys()]).sort()
    return paragraph(
      t('catches.subtitle', { years: format.years(span.first, span.last) }),
      names.length > 1 && t('catches.addedUp', { countries: format.list(names) }),
      !quotas && t('catches.noQuota'),
      seasons && t('catches.seasons'),
      summed && t('catches.paler'),
    )
  }
  return { subtitle, countryNames }
}
