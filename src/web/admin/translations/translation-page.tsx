import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPage, BackToList } from '../admin-page.tsx'

interface TranslationPageProps {
  title: string
  /** Which text, into which language; unknown until it has come. */
  lead?: string
  /** How asking for the text went, where an address names one. */
  asked?: Pick<UseQueryResult, 'error' | 'refetch'>
  /** Nothing yet while the text is fetched. */
  children: ReactNode
}

/** A translation's screen: what it is of, and its form once the text is there. */
export function TranslationPage({ title, lead, asked, children }: TranslationPageProps) {
  const { t } = useTranslation('admin')
  return (
    <AdminPage
      title={title}
      lead={lead}
      above={<BackToList to="/admin/translations">{t('records.translations.title')}</BackToList>}
    >
      {asked?.error ? (
        <SectionFailure
          message={t('records.translations.failed_get', { message: asked.error.message })}
          problem={asked.error}
          onRetry={asked.refetch}
        />
      ) : (
        (children ?? <Skeleton className="h-80 w-full" />)
      )}
    </AdminPage>
  )
}
