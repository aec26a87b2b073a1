import { useTranslation } from 'react-i18next'
import { BackToList } from '../admin-page.tsx'

/** Leads back to the table of all summaries. */
export function BackToSummaries() {
  const { t } = useTranslation('admin')
  return (
    <BackToList to="/admin/$records" params={{ records: 'article-summary' }}>
      {t('articleEdit.back')}
    </BackToList>
  )
}
