import { useTranslation } from 'react-i18next'
import { AlphaNotice } from '#web/components/alpha-notice.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { MethodologyPage } from '../methodology/methodology-pages.ts'
import { READING_MINUTES } from '../methodology/reading-minutes.ts'
import type { TitledPageProps } from '../titled-page.tsx'
import { WrittenContent } from './written-content.tsx'
import { WrittenPage } from './written-page.tsx'

interface WrittenScreenOf extends Pick<TitledPageProps, 'shows' | 'canonical' | 'within'> {
  /** Its file in the content folder. */
  text: string
  /** Its place in the methodology. */
  current?: MethodologyPage
  minutes?: number
  /** The words of its badge. */
  badge?: 'methodology.experimental' | 'pages.aiDevelopment.badge'
}

/** The screens that are one text, by their keys under `pages`. */
const SCREENS = {
  about: { text: 'about', shows: ['cites_trade', 'seizures'] },
  accessibility: { text: 'accessibility' },
  aiDevelopment: { text: 'ai-development', within: 'research', badge: 'pages.aiDevelopment.badge' },
  dashboardCalculations: {
    text: 'dashboard-calculations',
    within: 'methodology',
    current: 'dashboardCalculations',
    minutes: READING_MINUTES.dashboardCalculations,
    shows: ['cites_trade'],
  },
  dataArchitecture: {
    text: 'data-architecture',
    within: 'methodology',
    current: 'dataArchitecture',
    minutes: READING_MINUTES.dataArchitecture,
    canonical: '/methodology/data-science',
    shows: ['cites_trade', 'seizures'],
  },
  dataGuide: { text: 'data-guide', within: 'data' },
  methodology: { text: 'methodology', current: 'overview', shows: ['cites_trade'] },
  releaseNotes: { text: 'release-notes', shows: ['cites_trade', 'seizures'] },
  research: { text: 'research', shows: ['cites_trade', 'seizures'] },
  researchPipeline: {
    text: 'research-pipeline',
    within: 'methodology',
    current: 'researchPipeline',
    minutes: READING_MINUTES.researchPipeline,
    badge: 'methodology.experimental',
  },
} as const satisfies Partial<Record<TitledPageProps['page'], WrittenScreenOf>>

/** A screen that is one text beside its contents. */
export function WrittenScreen({ page }: { page: keyof typeof SCREENS }) {
  const { t } = useTranslation()
  const { text, badge, ...about }: WrittenScreenOf = SCREENS[page]
  return (
    <WrittenPage page={page} contents badge={badge && <Badge tone="warn">{t(badge)}</Badge>} {...about}>
      <WrittenContent text={text} />
      {page === 'about' && (
        <div className="mt-14">
          <AlphaNotice />
        </div>
      )}
    </WrittenPage>
  )
}
