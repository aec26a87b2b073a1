import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminPage, BackToList } from '../admin-page.tsx'

interface TranslationPageProps {
  title: string
  /** Which text, into which language; unknown while it is loading. */
  lead?: string | undefined
  /** Right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The screen of a translation, with the link to all of them. */
export function TranslationPage({ title, lead, actions, children }: TranslationPageProps) {
  const { t } = useTranslation('admin')
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={actions}
      above={<BackToList to="/admin/translations">{t('records.translations.title')}</BackToList>}
    >
      {children}
    </AdminPage>
  )
}
