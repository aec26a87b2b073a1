import { useTranslation } from 'react-i18next'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { adminApi } from '../admin-api.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'

interface Named {
  title: string | null
  version: string | null
  row_count: number | null
}

interface GoBackDialogProps {
  dataset: ImportedDataset
  /** Undefined where the catalogue's own records are in use. */
  inUse: Named | undefined
  previous: Named | undefined
  onClose: () => void
}

/** Asks before the previous release is used again; names it and the one in use. */
export function GoBackDialog({ dataset, inUse, previous, onClose }: GoBackDialogProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { mutate, isPending } = useAnnouncedMutation(
    adminApi.releases.go_back.mutationOptions({ retry: false }),
    {
      done: t('releases.goBack.done'),
      failed: ({ message }) => t('releases.goBack.failed', { message }),
      onDone: onClose,
    },
  )
  const nameOf = (release: Named | undefined) =>
    release?.title == null
      ? t('releases.catalogue')
      : [
          release.title,
          release.version,
          release.row_count !== null &&
            t('releases.rows', { count: release.row_count, number: format.number(release.row_count) }),
        ]
          .filter(Boolean)
          .join(', ')

  return (
    <AskDialog
      title={t('releases.goBack.title')}
      submit={isPending ? t('releases.goBack.running') : t('releases.goBack.confirm')}
      tone="danger"
      disabled={isPending}
      onSubmit={() => mutate({ dataset })}
      onClose={onClose}
    >
      <div>
        <dl className="grid gap-2 text-sm">
          <dt className="text-xs font-semibold text-ink-2">{t('releases.goBack.now')}</dt>
          <dd>{nameOf(inUse)}</dd>
          <dt className="text-xs font-semibold text-ink-2">{t('releases.goBack.then')}</dt>
          <dd>{nameOf(previous)}</dd>
        </dl>
        <p className="mt-3 text-sm text-ink-2">{t('releases.goBack.what')}</p>
      </div>
    </AskDialog>
  )
}
