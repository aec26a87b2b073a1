import { useTranslation } from 'react-i18next'
import { type RedListStatus, shownStatus } from '#domain/assessments/red-list-status.ts'
import { useScopeLabels } from './use-scope-labels.ts'

/** The Red List status of a species in full; a regional one with its region. */
export function useStatusLabels(): (status: RedListStatus) => string {
  const { t } = useTranslation()
  const scopeWords = useScopeLabels()
  return (status) => {
    const told = shownStatus(status)
    if (told.kind === 'none') return t('missing.status')
    const category = t(`redList.${told.category}`)
    if (told.kind === 'global') return category
    const scope = scopeWords.name(told.scope)
    return told.year === null
      ? t('regionalStatus', { scope, status: category })
      : t('regionalStatusOf', { scope, status: category, year: told.year })
  }
}
