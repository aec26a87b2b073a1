import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ImportState } from '#domain/releases/import-states.ts'
import { Section } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { useMay } from '#web/session/for-permission.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { NothingCell } from '../records/cells.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'
import { ReleasesInUse } from './releases-in-use.tsx'
import { SendReleaseForm } from './send-release-form.tsx'

/** The data in use, and the form that sends a newer release. */
export function ReleasesScreen() {
  const { t } = useTranslation('admin')
  const mayImport = useMay('import')
  return (
    <AdminPage title={t('releases.title')} lead={t('releases.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        {mayImport && (
          <Section title={t('releases.send.title')}>
            <SendReleaseForm />
          </Section>
        )}
        <Section title={t('releases.imports.title')}>
          <ImportsTable />
        </Section>
        <Section title={t('releases.inUse.title')}>
          <ReleasesInUse />
        </Section>
      </div>
    </AdminPage>
  )
}

const FIGURES = ['added', 'removed', 'changed'] as const

/** The latest releases sent from a browser, with their states. */
function ImportsTable() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { moment } = useMoments()
  const { data: imports } = useSuspenseQuery(adminApi.releases.imports.queryOptions(ASKED_ANEW))
  if (imports.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-9 text-center text-sm text-ink-2">
        {t('releases.imports.empty')}
      </p>
    )

  return (
    <div className="rounded-md border border-line bg-surface">
      <ListTable
        columns={[
          ...(['sent', 'what', 'state'] as const).map((key) => ({
            key,
            heading: t(`releases.columns.${key}`),
          })),
          ...FIGURES.map((key) => ({ key, heading: t(`releases.columns.${key}`), figures: true })),
        ]}
        last={t('releases.columns.decided')}
      >
        {imports.map((one) => (
          <tr key={one.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
            <td className="px-4 py-2 whitespace-nowrap">
              {moment(one.sent_at)}
              <span className="block text-xs text-ink-3">{one.sent_by}</span>
            </td>
            <th scope="row" className="min-w-48 px-4 py-2 font-normal">
              <Link to="/admin/releases/$id" params={{ id: one.id }} className="font-semibold text-accent">
                {[t(`releases.sources.${one.source}`), one.release?.version].filter(Boolean).join(' ')}
              </Link>
            </th>
            <td className="px-4 py-2">
              <StateBadge state={one.state} />
            </td>
            {FIGURES.map((count) => (
              <td key={count} className="px-4 py-2 text-right">
                {one.totals ? format.number(one.totals[count]) : <NothingCell />}
              </td>
            ))}
            <td className="px-4 py-2 text-right whitespace-nowrap">
              {one.decided_at === null ? <NothingCell /> : moment(one.decided_at)}
              <span className="block text-xs text-ink-3">{one.decided_by}</span>
            </td>
          </tr>
        ))}
      </ListTable>
    </div>
  )
}

const TONES = {
  reading: 'accent',
  waiting: 'warn',
  accepted: 'ok',
  discarded: 'outline',
  refused: 'danger',
  failed: 'danger',
  interrupted: 'outline',
} as const satisfies Record<ImportState, string>

function StateBadge({ state }: { state: ImportState }) {
  const { t } = useTranslation('admin')
  return <Badge tone={TONES[state]}>{t(`releases.states.${state}`)}</Badge>
}
