import { useTranslation } from 'react-i18next'
import { MarkCell } from '../records/cells.tsx'

/** Whether a listing is in force or history. Source: specification, document 3, section 4, "Badge styling". */
export function CurrentCell({ is_current }: { is_current: boolean }) {
  const { t } = useTranslation('admin')
  return <MarkCell on={is_current} yes={t('marks.current')} no={t('marks.historical')} />
}
