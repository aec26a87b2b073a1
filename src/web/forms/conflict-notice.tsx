import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface ConflictNoticeProps {
  title: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  children: ReactNode
}

/** Says that someone else saved in between, around what differs, and asks which to go on with. */
export function ConflictNotice({ title, onKeepMine, onTakeTheirs, children }: ConflictNoticeProps) {
  const { t } = useTranslation('admin')
  return (
    <div role="alert">
      <Notice tone="caution" title={title}>
        <p className="mt-1">{t('conflict.whole')}</p>
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
