import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ConflictTable } from './conflict-table.tsx'

/** A record as someone else left it while this one was being edited. */
export interface ChangedMeanwhile {
  version: number
  [field: string]: unknown
}

interface ConflictPanelProps {
  theirs: ChangedMeanwhile
  mine: Readonly<Record<string, unknown>>
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Both versions of a record, field by field where they differ, and the choice between them. */
export function ConflictPanel({ theirs, mine, ...choice }: ConflictPanelProps) {
  const { t } = useTranslation('admin')
  const fields = Object.keys(mine).filter((name) => name in theirs)
  return (
    <ConflictNotice title={t('validation.changed_by_someone_else')} {...choice}>
      <ConflictTable fields={fields} mine={mine} theirs={theirs} />
    </ConflictNotice>
  )
}

interface ConflictNoticeProps extends Pick<ConflictPanelProps, 'onKeepMine' | 'onTakeTheirs'> {
  title: string
  children: ReactNode
}

/** Says that someone else saved in between, around what differs, and asks which to go on with. */
export function ConflictNotice({ title, onKeepMine, onTakeTheirs, children }: ConflictNoticeProps) {
  const { t } = useTranslation('admin')
  return (
    <div role="alert">
      <Notice tone="caution" title={title}>
        <p className="mt-1">{t('conflict.what')}</p>
        {children}
        <div className="mt-3.5 flex flex-wrap gap-2.5">
          <Button size="small" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
