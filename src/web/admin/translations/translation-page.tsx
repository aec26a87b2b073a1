import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminPage, BackToList } from '../admin-page.tsx'

interface TranslationPageProps {
  title: string
  /** Which text, into which language; unknown while it is loading. */
  lead?: string
  children: ReactNode
}

/** The screen of a translation, with the link to all of them. */
export function TranslationPage({ title, lead, children }: TranslationPageProps) {
  const { t } = useTranslation('admin')
  return (
    <AdminPage
      title={title}
      lead={lead}
      above={<BackToList to="/admin/translations">{t('records.translations.title')}</BackToList>}
    >
      {children}
    </AdminPage>
  )
}
