import { useTranslation } from 'react-i18next'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { APPENDICES, CMS_APPENDICES } from '#domain/listings/appendix.ts'
import { CitesBadge, CmsBadge } from '#web/ui/appendix-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { PublishedCategory } from '#web/ui/published-category.tsx'

/** The badge of an event: its category, its appendix, or what kind of event it is. */
export function EventBadge({ event: { event_type, title } }: { event: TimelineEvent }) {
  const { t } = useTranslation('conservation')
  switch (event_type) {
    case 'iucn_assessment': {
      const status = RED_LIST_CATEGORIES.find((category) => category === title) ?? null
      return <PublishedCategory status={status} original_category={title} codeOnly />
    }
    case 'cites_listing':
      return <CitesBadge appendix={APPENDICES.find((appendix) => appendix === title) ?? null} />
    case 'cms_listing':
      return <CmsBadge appendix={CMS_APPENDICES.find((appendix) => appendix === title) ?? null} />
    case 'description':
      return <Badge>{t('event.kinds.description')}</Badge>
    default:
      return <Badge>{event_type}</Badge>
  }
}
