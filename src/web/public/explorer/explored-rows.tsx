import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { api } from '#web/api.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { recordsAddress, writtenSelection } from '#web/trade/trade-input.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { RowsNotPublished } from '../data/rows-not-published.tsx'
import { useDataFiles } from '../data/use-data-files.ts'
import { type RecordColumn, RecordsTable } from '../species/records-table.tsx'
import type { Explorable } from './use-explorable-species.ts'

interface ExploredRowsProps {
  explored: ExploredAnswer
  selection: TradeSelection
  species: Explorable
}

const ROWS_AT_ONCE = 50

/** The rows behind the figures, one species at a time, as published. */
export function ExploredRows({ explored, selection, species }: ExploredRowsProps) {
  const { t } = useTranslation('explorer')
  const format = useFormat()
  const { publish_rows, trade_releases } = useDataFiles()
  const withRows = explored.species.filter(({ rows }) => rows > 0)
  const [picked, pick] = useState<string>()
  const shown = withRows.find(({ value }) => value === picked) ?? withRows[0]
  if (shown === undefined) return null
  if (!publish_rows) return <RowsNotPublished address={trade_releases[0]?.publisher_address ?? null} />
  return (
    <section
      aria-label={t('rows.title')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line bg-surface px-4 py-4 md:px-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-64">
          <Select
            label={t('rows.species')}
            value={shown.value}
            options={withRows.map(({ value, scientific_name, rows }) => ({
              value,
              label: t('rows.option', {
                name: species.areAll ? species.nameOf(value) : (species.find(value)?.name ?? scientific_name),
                count: rows,
                rows: format.number(rows),
              }),
            }))}
            onChange={pick}
          />
        </div>
        <a
          href={recordsAddress(shown.value, selection)}
          download=""
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent no-underline hover:underline"
        >
          <Download className="size-4" />
          {t('rows.save', { count: shown.rows, rows: format.number(shown.rows) })}
        </a>
      </div>
      <RowsOfSpecies key={shown.value} id={shown.value} selection={selection} />
    </section>
  )
}

function RowsOfSpecies({ id, selection }: { id: string; selection: TradeSelection }) {
  const { t } = useTranslation('explorer')
  const format = useFormat()
  const columns = useRowColumns()
  const rows = useInfiniteQuery(
    api.trade.records.infiniteOptions({
      input: (cursor: string | undefined) => ({
        species_id: id,
        ...writtenSelection(selection),
        limit: ROWS_AT_ONCE,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last?.next_cursor ?? undefined,
    }),
  )
  if (rows.isError) return <Notice tone="caution">{t('rows.failed')}</Notice>
  if (rows.data === undefined) return <LoadingNote />
  const records = rows.data.pages.flatMap((page) => page?.records ?? [])
  const total = rows.data.pages[0]?.total ?? 0
  return (
    <>
      <RecordsTable
        label={t('rows.table')}
        columns={columns}
        rows={records.map((record, place) => ({ ...record, id: String(place) }))}
        scrolls
      />
      <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
        {t('rows.shown', { shown: format.number(records.length), total: format.number(total) })}
        {rows.hasNextPage && (
          <Button size="small" disabled={rows.isFetchingNextPage} onClick={() => rows.fetchNextPage()}>
            {t('rows.more')}
          </Button>
        )}
      </div>
    </>
  )
}

interface PublishedRow {
  id: string
  year: number
  appendix: string | null
  taxon: string | null
  term: string | null
  quantity: number | null
  unit: string | null
  importer: string | null
  exporter: string | null
  origin: string | null
  purpose: string | null
  source: string | null
  reporter_type: string | null
}

function useRowColumns(): RecordColumn<PublishedRow>[] {
  const { t } = useTranslation('explorer')
  const format = useFormat()
  const labels = useTradeLabels()
  return [
    { label: t('field.year'), cell: ({ year }) => year },
    { label: t('field.exporter'), cell: ({ exporter }) => labels.country(exporter) },
    { label: t('field.importer'), cell: ({ importer }) => labels.country(importer) },
    { label: t('rows.origin'), cell: ({ origin }) => (origin === null ? t('none') : labels.country(origin)) },
    { label: t('field.term'), cell: ({ term }) => labels.term(term) },
    {
      label: t('rows.quantity'),
      figures: true,
      cell: ({ quantity, unit }) =>
        quantity === null
          ? t('place.notReported')
          : t('rows.amount', { quantity: format.number(quantity, MOST_DECIMALS), unit: labels.unit(unit) }),
    },
    { label: t('field.purpose'), cell: ({ purpose }) => labels.purpose(purpose) },
    { label: t('field.source'), cell: ({ source }) => labels.source(source) },
    { label: t('field.appendix'), cell: ({ appendix }) => appendix ?? t('none') },
    {
      label: t('field.reporter'),
      cell: ({ reporter_type }) => t(reporter_type === 'I' ? 'rows.importer' : 'rows.exporter'),
    },
  ]
}

/** As published. */
const MOST_DECIMALS = 9
