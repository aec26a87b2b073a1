import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesNothing, leavesLittle } from '#domain/releases/comparison.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { statusOf } from '#web/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { adminApi } from '../admin-api.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { ChangeTable } from './change-table.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { OneImport } from './one-import.ts'

const CONFLICT = 409

/** Accept or discard, below what prevents it; under it each change of the release. */
export function ImportDecision({ id, outdated, refused_rows, totals, changes, coverage }: OneImport) {
  const { t } = useTranslation('admin')
  const { t: notification } = useTranslation('notifications')
  const format = useFormat()
  const agreement = useId()
  const [agreed, setAgreed] = useState(false)
  const [dates, setDates] = useState<Readonly<Record<string, string>>>({})
  const undated = changes?.filter(({ key, needs_date }) => needs_date && !dates[key]).length ?? 0
  const accept = useAnnouncedMutation(adminApi.releases.accept.mutationOptions({ retry: false }), {
    title: notification('app.importComplete'),
    done: t('releases.accepted'),
    failed: ({ message }) => t('releases.acceptFailed', { message }),
  })
  const compare = useAnnouncedMutation(adminApi.releases.compare_again.mutationOptions({ retry: false }), {
    done: t('releases.comparedAgain'),
    failed: ({ message }) => t('releases.compareFailed', { message }),
  })
  const rowsChanged = statusOf(accept.error) === CONFLICT
  const losing = coverage?.losing ?? []
  const [confirming, setConfirming] = useState(false)
  const put = (confirmed?: string) =>
    accept.mutate({ id, leave_out_refused: agreed, dates, ...(confirmed ? { confirmed } : {}) })
  const mayAccept = !outdated && !rowsChanged && undated === 0 && (!refused_rows || agreed)

  return (
    <>
      <section
        aria-label={t('releases.decision')}
        className="grid gap-4 rounded-md border border-line bg-surface px-5.5 py-5"
      >
        {(outdated || rowsChanged) && (
          <Notice tone="caution" title={t(outdated ? 'releases.outdated' : 'validation.rows_changed_since')}>
            <Button
              size="small"
              className="mt-2"
              disabled={compare.isPending}
              onClick={() => compare.mutate({ id }, { onSuccess: () => accept.reset() })}
            >
              {t('releases.compareAgain')}
            </Button>
          </Notice>
        )}
        {totals && leavesLittle(totals) && (
          <Notice tone="caution" title={t('releases.leavesLittle.title')}>
            {t('releases.leavesLittle.what', {
              count: totals.after,
              before: format.number(totals.before),
              after: format.number(totals.after),
            })}
          </Notice>
        )}
        {totals && changesNothing(totals) && <p className="text-sm">{t('releases.changesNothing')}</p>}
        {refused_rows !== null && refused_rows > 0 && (
          <label htmlFor={agreement} className="flex items-start gap-2.5 text-sm">
            <input
              id={agreement}
              type="checkbox"
              checked={agreed}
              onChange={({ target }) => setAgreed(target.checked)}
              className="mt-0.5 size-4.5 accent-accent"
            />
            {t('releases.leaveOut', { count: refused_rows, number: format.number(refused_rows) })}
          </label>
        )}
        <div className="flex flex-wrap items-center gap-2.5 max-sm:[&>button]:grow">
          <Button
            tone="primary"
            disabled={!mayAccept || accept.isPending}
            onClick={() => (losing.length > 0 ? setConfirming(true) : put())}
          >
            {accept.isPending ? t('releases.accepting') : t('releases.accept')}
          </Button>
          <DiscardButton id={id} label={t('releases.discard')} />
          <p className="text-sm text-ink-2">
            {undated > 0 ? t('releases.changes.undated', { count: undated }) : t('releases.acceptHint')}
          </p>
        </div>
      </section>
      {confirming && (
        <ConfirmDialog
          losing={losing}
          onClose={() => setConfirming(false)}
          onConfirm={(name) => {
            setConfirming(false)
            put(name)
          }}
        />
      )}
      {changes && (
        <ChangeTable
          changes={changes}
          dates={dates}
          onDate={(key, date) => setDates((known) => ({ ...known, [key]: date }))}
        />
      )}
    </>
  )
}

/** Ends an import without a change: stops it while it is read, or discards what was read. */
export function DiscardButton({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useAnnouncedMutation(
    adminApi.releases.discard.mutationOptions({ retry: false }),
    {
      done: t('releases.discarded'),
      failed: ({ message }) => t('releases.discardFailed', { message }),
    },
  )
  return (
    <Button disabled={isPending} onClick={() => mutate({ id })}>
      {label}
    </Button>
  )
}
