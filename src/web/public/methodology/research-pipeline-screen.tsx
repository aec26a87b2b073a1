import { useTranslation } from 'react-i18next'
import { Badge } from '#web/ui/badge.tsx'
import { MethodologyPage } from './methodology-page.tsx'
import { READING_MINUTES } from './reading-minutes.ts'

export function ResearchPipelineScreen() {
  const { t } = useTranslation()
  return (
    <MethodologyPage
      page="researchPipeline"
      current="researchPipeline"
      text="research-pipeline"
      minutes={READING_MINUTES.researchPipeline}
      badge={<Badge tone="warn">{t('methodology.experimental')}</Badge>}
    />
  )
}
