import { useTranslation } from 'react-i18next'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'

/** Codes of earlier Red Lists; older still are sentences, which stand as published. */
const FORMER_CATEGORIES = ['E', 'V', 'K', 'T', 'LR/cd', 'LR/nt', 'LR/lc'] as const

/** Says a Red List category in full, of today or of an earlier edition. */
export function useCategoryWords(): (published: string) => string {
  const { t } = useTranslation(['conservation', 'common'])
  return (published) => {
    const category = RED_LIST_CATEGORIES.find((code) => code === published)
    if (category) return t(`common:redList.${category}`)
    const former = FORMER_CATEGORIES.find((code) => code === published)
    return former ? t(`event.former.${former}`) : published
  }
}
