import { useTranslation } from 'react-i18next'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'

/** An event as readers see it: who decided, what, and the details as published. */
export interface EventInWords {
  id: string
  year: number | null
  kind: string
  title: string
  description: string | null
}

/** Codes of earlier Red Lists; older still are sentences, which stand as published. */
const FORMER_CATEGORIES = ['E', 'V', 'K', 'T', 'LR/cd', 'LR/nt', 'LR/lc'] as const

/** Says events in the reader's language; a curator's own event stands as it was written. */
export function useEventWords(): (event: TimelineEvent) => EventInWords {
  const { t } = useTranslation(['conservation', 'common'])

  return ({ id, year, event_type, title, description }) => {
    const common = { id, year, description }
    switch (event_type) {
      case 'iucn_assessment': {
        const category = RED_LIST_CATEGORIES.find((code) => code === title)
        const former = FORMER_CATEGORIES.find((code) => code === title)
        return {
          ...common,
          kind: t('event.kinds.iucn'),
          title: category ? t(`common:redList.${category}`) : former ? t(`event.former.${former}`) : title,
        }
      }
      case 'cites_listing':
        return { ...common, kind: t('event.kinds.cites'), title: t('event.listing', { appendix: title }) }
      case 'cms_listing':
        return { ...common, kind: t('event.kinds.cms'), title: t('event.listing', { appendix: title }) }
      case 'description':
        return { ...common, kind: t('event.kinds.description'), title: t('event.description') }
      default:
        return { ...common, kind: event_type, title }
    }
  }
}
