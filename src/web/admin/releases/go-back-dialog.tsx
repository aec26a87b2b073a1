import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { announce } from '#web/ui/toaster.tsx'
import { adminApi } from '../admin-api.ts'
import { useSingleMutation } from '../use-single-mutation.ts'

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

/** Asks before the previous release comes back; says which gives way to which. */
export function GoBackDialog({ dataset, inUse, previous, onClose }: GoBackDialogProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSingleMutation({
    ...adminApi.releases.go_back.mutationOptions(),
    retry: false,
    onSuccess: async () => {
      onClose()
      announce({ title: t('toast.success'), description: t('releases.goBack.done') })
      await queryClient.invalidateQueries()
    },
    onError: ({ message }) => {
      onClose()
      announce({
        title: t('toast.error'),
        description: t('releases.goBack.failed', { message }),
        tone: 'problem',
      })
    },
  })
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
    <Dialog open onClose={onClose} title={t('releases.goBack.title')}>
      <dl className="grid gap-2 text-sm">
        <dt className="text-xs font-semibold text-ink-2">{t('releases.goBack.now')}</dt>
        <dd>{nameOf(inUse)}</dd>
        <dt className="text-xs font-semibold text-ink-2">{t('releases.goBack.then')}</dt>
        <dd>{nameOf(previous)}</dd>
      </dl>
      <p className="mt-3 text-sm text-ink-2">{t('releases.goBack.what')}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('list.cancel')}</Button>
        <Button tone="danger" disabled={isPending} onClick={() => mutate({ dataset })}>
          {isPending ? t('releases.goBack.running') : t('releases.goBack.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
