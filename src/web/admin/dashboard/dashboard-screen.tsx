import { useTranslation } from 'react-i18next'
import { AdminPage } from '../admin-page.tsx'

export function DashboardScreen() {
  const { t } = useTranslation('admin')
  return <AdminPage title={t('rail.entries.dashboard')}>{null}</AdminPage>
}
