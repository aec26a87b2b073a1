import { useTranslation } from 'react-i18next'
import { AlphaNotice } from '#web/components/alpha-notice.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Page } from '#web/components/page.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useReferenceFigures } from '#web/components/use-reference-figures.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Hero } from './hero.tsx'
import { LandingFigures, LandingSkeleton } from './landing-figures.tsx'

/** Below the first screen, and written by the server: its script comes after the page is there. */
const AboutProject = lazyPart(() => import('./about-project.tsx').then(({ AboutProject: about }) => about))

export function LandingScreen() {
  const { t } = useTranslation()
  const reference = useReferenceFigures()
  return (
    <Page title={t('pages.home.title')} description={t('pages.home.description')} shows={['cites_trade']}>
      <Hero />
      <div className="page-width grid w-full grid-cols-1 gap-10 pt-10 md:gap-14">
        <Boundary skeleton={<LandingSkeleton />} failureNote={reference}>
          <LandingFigures />
        </Boundary>
        <Boundary skeleton={<Skeleton className="h-180 lg:h-84" />}>
          <AboutProject />
        </Boundary>
        <AlphaNotice />
      </div>
    </Page>
  )
}
