import { useTranslation } from 'react-i18next'
import { useValidationLabels } from '#web/forms/use-validation-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMoments } from '../use-moments.ts'
import { DiscardButton } from './import-decision.tsx'
import type { OneImport } from './one-import.ts'
import { ProgressBar } from './progress-bar.tsx'

/** The state of the import, as a sentence or a progress bar. */
export function ImportOutcome({ id, state, progress, problem, decided_at, decided_by }: OneImport) {
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
