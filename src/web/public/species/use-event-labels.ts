import { useTranslation } from 'react-i18next'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { isGlobal } from '#domain/assessments/assessment-scopes.ts'
import { useCategoryLabels } from '#web/ui/use-category-labels.ts'
import { useScopeLabels } from '#web/ui/use-scope-labels.ts'

/** The labels of an event. */
export interface EventLabels {
  id: string
  year: number | null
  kind: string
  title: string
  /** Of a curator's own event, and of a category from before there were codes: as it was written. */
  lang?: 'en'
}

/** Labels events in the reader's language; a curator's own event is shown as written. */
export function useEventLabels(): (event: TimelineEvent) => EventLabels {
  const { t } = useTranslation('conservation')
  const categoryLabel = useCategoryLabels()
  const scopeLabels = useScopeLabels()

  return ({ id, year, event_type, title, scope }) => {
    const common = { id, year }
    switch (event_type) {
      case 'iucn_assessment': {
        const category = categoryLabel(title)
        return {
          ...common,
          kind: t('event.kinds.iucn'),
          // A regional assessment is always shown with its region.
          title: scope === null || isGlobal(scope) ? category : `${category} ${scopeLabels.within(scope)}`,
          lang: category === title ? 'en' : undefined,
        }
      }
      case 'cites_listing':
        return { ...common, kind: t('event.kinds.cites'), title: t('event.listing', { appendix: title }) }
      case 'cms_listing':
        return { ...common, kind: t('event.kinds.cms'), title: t('event.listing', { appendix: title }) }
      case 'description':
        return { ...common, kind: t('event.kinds.description'), title: t('event.description') }
      default:
        return { ...common, kind: event_type, title, lang: 'en' }
    }
  }
}
