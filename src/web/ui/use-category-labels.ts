import { useTranslation } from 'react-i18next'
import { findTaggedCategory } from '#domain/assessments/tagged-category.ts'

/** Codes of earlier Red Lists; older still are sentences, which stand as published. */
const FORMER_CATEGORIES = ['E', 'V', 'K', 'T', 'LR/cd', 'LR/nt', 'LR/lc'] as const

/** Says a Red List category in full, of today ('VU', 'CR (PE)') or of an earlier edition. */
export function useCategoryLabels(): (published: string) => string {
  const { t } = useTranslation(['conservation', 'common'])
  return (published) => {
    const category = findTaggedCategory(published)
    if (category) return t(`common:redList.${category}`)
    const former = FORMER_CATEGORIES.find((code) => code === published)
    return former ? t(`event.former.${former}`) : published
  }
}
