import { useTranslation } from 'react-i18next'
import { MarkCell } from '../records/cells.tsx'

/** Whether a listing is in force or history. Source: specification, document 3, section 4, "Badge styling". */
export function CurrentCell({ is_current }: { is_current: boolean }) {
  const { t } = useTranslation('admin')
  return <MarkCell on={is_current} yes={t('marks.current')} no={t('marks.historical')} />
}

/** Whether a suspension or a reservation is in force or has ended. */
export function ActiveCell({ is_active }: { is_active: boolean }) {
  const { t } = useTranslation('admin')
  return <MarkCell on={is_active} yes={t('marks.active')} no={t('marks.ended')} />
}
