import { useTranslation } from 'react-i18next'
import type { YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { catchesInWords } from '#domain/catches/catches-in-words.ts'
import type { ViewData } from '#web/citing/citable.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { CaveatNote, ChartContent, ChartSource, KeyEntry } from '../frame/chart-content.ts'
import { useSentences } from '../use-sentences.ts'
import { basisOf, type CatchesShown, isSeason } from './catches-by-year-points.ts'

interface CatchesNamed {
  /** Begins the names of files. */
  name: string
  subject: string
  source: ChartSource
  view: ViewData
}

const BASES = {
  total: 'columns.basisTotal',
  areas: 'columns.basisAreas',
  reported: 'columns.basisReported',
} as const

/** Texts and table of the chart of catches; without `shown` there is nothing to draw. */
export function useCatchesContent(
  { name, subject, source, view }: CatchesNamed,
  shown: CatchesShown | undefined,
): ChartContent & { key: KeyEntry[] } {
  const { t } = useTranslation('trade')
  const { subtitle, countryNames } = useSubtitle()
  const sentences = useSentences()
  const quota: KeyEntry = { label: t('columns.quota'), tone: 2, marker: 'square', dashed: true }
  const caveats: (CaveatNote | false | undefined)[] = [
    shown?.summed && { sign: 'changes', text: t('catches.summed') },
    shown?.quotaPartial && { sign: 'changes', text: t('catches.quotaPartial') },
    shown?.catchPartial && { sign: 'know', text: t('catches.catchPartial') },
  ]

  return {
    name: `${name}-catch-and-quota`,
    subject,
    title: t('catches.title'),
    glossaryTerms: ['Quota'],
    subtitle: shown ? subtitle(shown) : '',
    caveats: caveats.filter((caveat) => caveat !== false && caveat !== undefined),
    source,
    view,
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
    return [
      t('catches.subtitle', { years: format.years(span.first, span.last) }),
      names.length > 1 && t('catches.addedUp', { countries: format.list(names) }),
      !quotas && t('catches.noQuota'),
      seasons && t('catches.seasons'),
      summed && t('catches.paler'),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return { subtitle, countryNames }
}
