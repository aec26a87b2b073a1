import { useTranslation } from 'react-i18next'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { findTaggedCategory } from '#domain/assessments/tagged-category.ts'
import { APPENDICES, CMS_APPENDICES } from '#domain/listings/appendix.ts'
import { ExplainedCitesBadge, ExplainedCmsBadge } from '#web/glossary/explained-badges.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ExplainedCategory } from '../explained-category.tsx'

interface EventBadgeProps {
  event: TimelineEvent
  /** An event before it has the same badge. */
  repeated: boolean
}

/** The badge of an event: its category, its appendix, or what kind of event it is. */
export function EventBadge({ event: { event_type, title }, repeated }: EventBadgeProps) {
  const { t } = useTranslation('conservation')
  switch (event_type) {
    case 'iucn_assessment': {
      const status = findTaggedCategory(title) ?? null
      return <ExplainedCategory status={status} original_category={title} codeOnly repeated={repeated} />
    }
    case 'cites_listing':
      return (
        <ExplainedCitesBadge
          appendix={APPENDICES.find((appendix) => appendix === title) ?? null}
          repeated={repeated}
        />
      )
    case 'cms_listing':
      return (
        <ExplainedCmsBadge
          appendix={CMS_APPENDICES.find((appendix) => appendix === title) ?? null}
          repeated={repeated}
        />
      )
    case 'description':
      return <Badge>{t('event.kinds.description')}</Badge>
    default:
      return (
        <Badge>
          <span lang="en">{event_type}</span>
        </Badge>
      )
  }
}
