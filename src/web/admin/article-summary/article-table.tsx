import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useMay } from '#web/session/for-permission.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { SignGroup } from '#web/ui/sign-group.tsx'
import { EditLink } from '../records/row-actions.tsx'
import type { ArticleColumnKey } from './article-columns.tsx'
import { COLUMN_CELLS } from './article-columns.tsx'
import type { ArticleRow } from './article-row.ts'
import { useRefreshArticle } from './use-article-refresh.ts'

interface ArticleTableProps {
  rows: readonly ArticleRow[]
  columns: readonly ArticleColumnKey[]
  /** When the rows were loaded, in milliseconds. */
  now: number
}

/** Columns with an explanation of how they are counted. */
const EXPLAINED = [
  'data_quality',
  'trade_verdict',
  'main_article',
  'total_quantity',
  'trade_trend',
  'wild_origin_count',
  'last_recorded_quantity',
  'top_arctic_exporter',
  'cms_conservation_priority',
] as const satisfies readonly ArticleColumnKey[]

/** Every species in a region that scrolls by itself; head and names stay visible. */
export function ArticleTable({ rows, columns, now }: ArticleTableProps) {
  const { t } = useTranslation('admin')
  const mayEdit = useMay('edit_records')
  return (
    <ScrollRegion aria-label={t('articleSummary.table')} className="max-h-[42rem] border-t border-line">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <SignGroup>
            <tr>
              <Head pinned="start">{t('articleSummary.columns.species')}</Head>
              {columns.map((column) => (
                <Head key={column} figures={COLUMN_CELLS[column].figures}>
                  {t(`articleSummary.columns.${column}`)} <Explanation column={column} />
                </Head>
              ))}
              {mayEdit && (
                <Head pinned="end" figures>
                  {t('columns.actions')}
                </Head>
              )}
            </tr>
          </SignGroup>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.species_id} className="group">
              <th
                scope="row"
                className={`${CELL} sticky left-0 px-4 z-1 bg-surface text-left font-normal max-md:max-w-36 md:min-w-50`}
              >
                <SpeciesName name={row.scientific_name} />
                <span className="block text-xs text-ink-3">{row.common_name}</span>
              </th>
              {columns.map((column) => {
                const { Cell, figures } = COLUMN_CELLS[column]
                return (
                  <td key={column} className={`${CELL} px-3 ${figures ? 'text-right tabular-nums' : ''}`}>
                    <Cell {...row} now={now} />
                  </td>
                )
              })}
              {mayEdit && (
                <td
                  className={`${CELL} bg-surface px-1 whitespace-nowrap md:sticky md:right-0 md:z-1 md:border-l`}
                >
                  <ArticleActions row={row} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const CELL = 'border-b border-line py-1.5 group-last:border-b-0 group-hover:bg-tint'

function Explanation({ column }: { column: ArticleColumnKey }) {
  const { t } = useTranslation('admin')
  const explained = EXPLAINED.find((one) => one === column)
  return explained && <InfoSign>{t(`articleSummary.explained.${explained}`)}</InfoSign>
}

const PINNED = { start: 'left-0 z-20', end: 'z-10 md:right-0 md:z-20 md:border-l md:border-l-line' } as const

interface HeadProps {
  /** Stays visible when the table is scrolled sideways; at the end only where there is room for it. */
  pinned?: 'start' | 'end'
  figures?: boolean | undefined
  children: ReactNode
}

function Head({ pinned, figures = false, children }: HeadProps) {
  return (
    <th
      scope="col"
      className={`sticky top-0 border-b border-ink bg-surface px-3 py-2.5 text-xs font-semibold whitespace-nowrap text-ink-2 first:pl-4 ${figures ? 'text-right' : 'text-left'} ${pinned ? PINNED[pinned] : 'z-10'}`}
    >
      {children}
    </th>
  )
}

/** Actions on the summary of one species. */
function ArticleActions({ row: { species_id, scientific_name } }: { row: ArticleRow }) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useRefreshArticle()
  return (
    <div className="flex justify-end">
      <IconButton
        label={t('articleSummary.refreshOne', { name: scientific_name })}
        disabled={isPending}
        onClick={() => mutate({ species_id })}
        className="size-9"
      >
        <RotateCw className="size-4.5" />
      </IconButton>
      <EditLink
        to="/admin/$records/$id/edit"
        params={{ records: 'article-summary', id: species_id }}
        label={t('articleSummary.edit', { name: scientific_name })}
      />
    </div>
  )
}
