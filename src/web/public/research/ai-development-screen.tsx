import { useTranslation } from 'react-i18next'
import { WrittenContent } from '#web/public/written/written-content.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** What AI is used for, and what it is not. */
export function AiDevelopmentScreen() {
  const { t } = useTranslation()
  return (
    <WrittenPage
      page="aiDevelopment"
      crumb={t('pages.aiDevelopment.crumb')}
      within={[{ name: t('pages.research.heading'), to: '/research' }]}
      badge={<Badge tone="warn">{t('pages.aiDevelopment.badge')}</Badge>}
      contents
    >
      <WrittenContent text="ai-development" />
    </WrittenPage>
  )
}
