import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isPartial } from '#domain/releases/coverage.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useValidationLabels } from '#web/forms/use-validation-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ForPermission, useMay } from '#web/session/for-permission.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useMoments } from '../use-moments.ts'
import { ChangeTable } from './change-table.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { DifferencesSection } from './differences-section.tsx'
import { DiscardButton, ImportDecision } from './import-decision.tsx'
import { ImportFacts } from './import-facts.tsx'
import { ImportNotes, RefusedRows } from './import-notes.tsx'
import type { OneImport } from './one-import.ts'
import { ProgressBar } from './progress-bar.tsx'

const REFETCH_EVERY_MS = 1000

/** One release that was sent: its progress, what it would change, and the decision. */
export function ImportScreen() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/releases/$id' })
  const query = useQuery(
    adminApi.releases.import.queryOptions({
      input: { id },
      ...ASKED_ANEW,
      refetchInterval: ({ state }) => (state.data?.state === 'reading' ? REFETCH_EVERY_MS : false),
    }),
  )
  const { data } = query
  const mayDecide = useMay('import')
  const name = data && [t(`releases.sources.${data.source}`), data.release?.version].filter(Boolean).join(' ')

  return (
    <AdminPage
      title={name ?? t('releases.import')}
      above={<BackToList to="/admin/releases">{t('releases.title')}</BackToList>}
    >
      <Loaded
        // While a release is read, one answer that fails does not take the last one from the screen.
        query={{ ...query, error: data ? null : query.error }}
        failed={({ message }) => t('releases.failedImport', { message })}
      >
        {(one) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ImportOutcome {...one} />
            <CoverageNotice {...one} />
            {mayDecide && one.state === 'waiting' ? (
              <ImportDecision {...one} />
            ) : (
              one.changes && <ChangeTable changes={one.changes} dates={{}} />
            )}
            {one.comparison && one.totals && (
              <ComparisonTable comparison={one.comparison} totals={one.totals} state={one.state} />
            )}
            {one.comparison && one.changes === null && <DifferencesSection {...one} />}
            {one.report && <RefusedRows {...one.report} />}
            <ImportFacts {...one} />
            {one.report && <ImportNotes {...one.report} />}
          </div>
        )}
      </Loaded>
    </AdminPage>
  )
}

/** The state of the import, as a sentence or a progress bar. */
function ImportOutcome({ id, state, progress, problem, decided_at, decided_by }: OneImport) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const validationText = useValidationLabels()
  const { moment } = useMoments()

  if (state === 'reading')
    return (
      <div className="rounded-md border border-line bg-surface px-5.5 py-5">
        <ProgressBar
          label={t(`releases.phases.${progress.phase === 'reading' ? 'reading' : 'comparing'}`)}
          share={progress.ofBytes === 0 ? 0 : progress.bytes / progress.ofBytes}
          note={t('releases.rows', { count: progress.rows, number: format.number(progress.rows) })}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{t('releases.readsOn')}</p>
          <ForPermission permission="import">
            <DiscardButton id={id} label={t('releases.stop')} />
          </ForPermission>
        </div>
      </div>
    )
  const tone = state === 'refused' || state === 'failed' ? 'problem' : 'info'
  return (
    <div role="status">
      <Notice tone={tone}>
        {t(`releases.outcomes.${state}`, {
          by: decided_by,
          when: decided_at === null ? '' : moment(decided_at),
          problem: problem && validationText(problem),
        })}
      </Notice>
    </div>
  )
}

const MOST_NAMES = 5

/** In words: what the release covers, what it replaces and what stays as it is. */
function CoverageNotice({ coverage, comparison }: Pick<OneImport, 'coverage' | 'comparison'>) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  if (coverage === null || comparison === null) return null
  const covered = comparison.filter(({ after, species }) => after > 0 && species !== null)
  const replaced = comparison.reduce((rows, { before }) => rows + before, 0)
  const { extent, staying } = coverage

  return (
    <section aria-labelledby="coverage" className="rounded-md border border-line bg-surface px-5.5 py-5">
      <h2 id="coverage" className="text-h3 font-[650]">
        {t(isPartial(coverage) && extent !== 'facts' ? 'releases.coverage.part' : 'releases.coverage.title')}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        <li>
          {t('releases.coverage.covers', { count: covered.length })}
          {covered.length > 0 && covered.length <= MOST_NAMES && ': '}
          {covered.length <= MOST_NAMES &&
            covered.map(({ species }, place) => (
              <span key={species?.scientific_name}>
                {place > 0 && ', '}
                <SpeciesName name={species?.scientific_name ?? ''} />
              </span>
            ))}
        </li>
        <li>{t(`releases.coverage.replaces.${extent}`, { number: format.number(replaced) })}</li>
        {extent !== 'facts' && isPartial(coverage) && (
          <li>
            {t('releases.coverage.stays', {
              count: staying.species,
              rows: t('releases.rows', { count: staying.rows, number: format.number(staying.rows) }),
            })}
          </li>
        )}
      </ul>
    </section>
  )
}
