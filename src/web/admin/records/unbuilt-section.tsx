import { useTranslation } from 'react-i18next'
import { AdminPage } from '../admin-page.tsx'

/** Holds the place of a section that the rail names and that is not there yet. */
export function UnbuiltSection() {
  const { t } = useTranslation()
  return (
    <AdminPage title={t('pages.admin.heading')}>
      <p className="text-ink-2">{t('pages.inPreparation')}</p>
    </AdminPage>
  )
}
