import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/section.tsx'
import { useMay } from '#web/session/for-permission.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ImportsTable } from './imports-table.tsx'
import { ReleasesInUse } from './releases-in-use.tsx'
import { SendReleaseForm } from './send-release-form.tsx'

/** The data in use, and the form that sends a newer release. */
export function ReleasesScreen() {
  const { t } = useTranslation('admin')
  const mayImport = useMay('import')
  return (
    <AdminPage title={t('releases.title')} lead={t('releases.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        {mayImport && (
          <Section title={t('releases.send.title')}>
            <SendReleaseForm />
          </Section>
        )}
        <Section title={t('releases.imports.title')}>
          <ImportsTable />
        </Section>
        <Section title={t('releases.inUse.title')}>
          <ReleasesInUse />
        </Section>
      </div>
    </AdminPage>
  )
}
