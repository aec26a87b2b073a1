import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import type { DashboardSort } from '#domain/summaries/dashboard-choices.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { useFormat } from '#web/i18n/use-format.ts'

interface EffectivenessHeadProps {
  rows: readonly EffectivenessRow[]
  sort: DashboardSort
}

/** The names of the columns, which one the rows are sorted by, and what has to be known of their figures. */
export function EffectivenessHead({ rows, sort }: EffectivenessHeadProps) {
  const { t } = useTranslation(['conservation', 'trade'])
  const { years } = useFormat()
  const finding = rows.find(({ trade_finding }) => trade_finding !== null)?.trade_finding
  const part = rows.filter(({ trade_caveats }) => trade_caveats.includes('both_reporters')).length
  const note = t('trade:caveat.both_reporters')
  const both_reporters = {
    sign: 'know',
    text: t('dashboard.caveat', { part, count: rows.length, note }),
  } as const
  return (
    <thead>
      <tr>
        <Head pinned sorted={sort === 'scientific_name' && 'ascending'}>
          {t('dashboard.columns.species')}
        </Head>
        <Head>{t('dashboard.columns.cites')}</Head>
        <Head sorted={sort === 'iucn_status' && 'descending'}>{t('dashboard.columns.iucn')}</Head>
        <Head>{t('dashboard.columns.population')}</Head>
        <Head
          sorted={sort === 'trade_trend' && 'ascending'}
          signs={<Caveats notes={[{ sign: 'know', text: t('dashboard.tradeTrend.rule') }]} />}
        >
          {t('dashboard.columns.trade')}{' '}
          {finding && <span className="font-normal">{years(finding.window_first, finding.window_last)}</span>}
        </Head>
        <Head figures signs={<Caveats notes={part > 0 ? [both_reporters] : []} />}>
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
