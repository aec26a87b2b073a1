import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { totalsOf } from '#domain/releases/comparison.ts'
import { ROW_CHANGES, type RowChange } from '#domain/releases/row-change.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { adminApi } from '../admin-api.ts'
import { Loaded } from '../loaded.tsx'
import { DifferencesTable } from './differences-table.tsx'
import type { OneImport } from './one-import.ts'

const ALL = 'all'

/** The rows that differ, page by page, of one species or kind of change where that is chosen; and all of them as a file. */
export function DifferencesSection({ id, comparison }: Pick<OneImport, 'id' | 'comparison'>) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const [species, setSpecies] = useState<string>(ALL)
  const [change, setChange] = useState<RowChange | typeof ALL>(ALL)
  const [page, setPage] = useState(1)
  const asked = {
    id,
    ...(species === ALL ? {} : { species_id: species }),
    ...(change === ALL ? {} : { change }),
  }
  const query = useQuery(adminApi.releases.differences.queryOptions({ input: { ...asked, page } }))
  const differing = (comparison ?? []).filter(({ added, removed, changed }) => added + removed + changed > 0)
  if (differing.length === 0) return null
  const { added, removed, changed } = totalsOf(differing)
  const { id: _, ...narrowed } = asked
  const file = `/api/admin/imports/${id}/differences.csv?${new URLSearchParams(narrowed)}`

  return (
    <section aria-labelledby="differences" className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-end justify-between gap-4 px-4 pt-4 pb-3">
        <div>
          <h2 id="differences" className="text-h3 font-[650]">
            {t('releases.differences.title')}
          </h2>
          <p className="text-sm text-ink-3">
            {t('releases.differences.lead', { number: format.number(added + removed + changed) })}
          </p>
        </div>
        <a
          href={file}
          download
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent underline"
        >
          <Download className="size-4" />
          {t('releases.differences.download')}
        </a>
      </div>
      <div className="flex flex-wrap gap-4 px-4 pb-4">
        <Select
          label={t('columns.species')}
          value={species}
          options={[
            { value: ALL, label: t('releases.comparison.all') },
            ...differing.flatMap(({ species_id, species: named }) =>
              species_id && named ? [{ value: species_id, label: named.scientific_name }] : [],
            ),
          ]}
          onChange={(chosen) => {
            setSpecies(chosen)
            setPage(1)
          }}
        />
        <Select
          label={t('releases.differences.change')}
          value={change}
          options={[
            { value: ALL, label: t('releases.differences.every') },
            ...ROW_CHANGES.map((value) => ({ value, label: t(`releases.columns.${value}`) })),
          ]}
          onChange={(chosen) => {
            setChange(chosen)
            setPage(1)
          }}
        />
      </div>
      <Loaded query={query} failed={({ message }) => t('releases.differences.failed', { message })}>
        {({ available, rows, total, size }) =>
          available ? (
            <>
              <DifferencesTable rows={rows} />
              <Pages page={page} pages={Math.ceil(total / size)} onPage={setPage} />
            </>
          ) : (
            <p className="border-t border-line px-4 py-4 text-sm text-ink-2">
              {t('releases.differences.gone')}
            </p>
          )
        }
      </Loaded>
    </section>
  )
}

interface PagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** The way to the pages before and after. */
function Pages({ page, pages, onPage }: PagesProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  if (pages < 2) return null
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 text-sm">
      <p aria-live="polite" className="text-ink-2">
        {t('releases.differences.page', { page: format.number(page), pages: format.number(pages) })}
      </p>
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('releases.differences.previous')}
      </Button>
      <Button size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {t('releases.differences.next')}
      </Button>
    </div>
  )
}
