import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import type { DashboardSort } from '#domain/summaries/dashboard-choices.ts'
import { countTradeCaveats } from '#domain/summaries/dashboard-metrics.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import type { CaveatNote } from '#web/charts/frame/chart-content.ts'
import { notesOf } from '#web/charts/trade-shown.ts'
import { useEffectivenessCaveats } from './use-effectiveness-caveats.ts'

interface EffectivenessHeadProps {
  rows: readonly EffectivenessRow[]
  sort: DashboardSort
}

/** The names of the columns, which one the rows are sorted by, and what has to be known of their figures. */
export function EffectivenessHead({ rows, sort }: EffectivenessHeadProps) {
  const { t } = useTranslation(['conservation', 'trade'])
  const plain_sums: CaveatNote = { sign: 'know', text: t('trade:trend.plainSums') }
  const { both_reporters, mixed_units, latest_year_incomplete } = useEffectivenessCaveats({
    entries: rows.length,
    counts: countTradeCaveats(rows),
    lastCompleteYear: rows[0]?.last_complete_year ?? null,
  })
  return (
    <thead>
      <tr>
        <Head pinned sorted={sort === 'scientific_name' && 'ascending'}>
          {t('dashboard.columns.species')}
        </Head>
        <Head>{t('dashboard.columns.cites')}</Head>
        <Head sorted={sort === 'iucn_status' && 'descending'}>{t('dashboard.columns.iucn')}</Head>
        <Head>{t('dashboard.columns.population')}</Head>
        <Head signs={<Caveats notes={notesOf(plain_sums, mixed_units, latest_year_incomplete)} />}>
          {t('dashboard.columns.trade')}
        </Head>
        <Head figures signs={<Caveats notes={notesOf(both_reporters)} />}>
          {t('dashboard.columns.records')}
        </Head>
        <Head figures sorted={sort === 'years_under_cites' && 'descending'}>
          {t('dashboard.columns.years')}
        </Head>
        <Head>{t('dashboard.columns.effectiveness')}</Head>
      </tr>
    </thead>
  )
}

interface HeadProps {
  /** Stays in view when the table is scrolled sideways. */
  pinned?: boolean
  figures?: boolean
  sorted?: 'ascending' | 'descending' | false
  signs?: ReactNode
  children: ReactNode
}

function Head({ pinned = false, figures = false, sorted = false, signs, children }: HeadProps) {
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={sorted || undefined}
      className={`sticky top-0 border-b border-ink bg-surface px-3 py-2.5 text-xs font-semibold whitespace-nowrap text-ink-2 md:first:pl-5 md:last:pr-5 ${figures ? 'text-right' : 'text-left'} ${pinned ? 'left-0 z-20' : 'z-10'}`}
    >
      {children}
      {sorted && <Arrow className="ml-1 inline size-3.5 align-[-2px]" />}
      {signs}
    </th>
  )
}
