import { useTranslation } from 'react-i18next'
import { AlphaNotice } from '#web/components/alpha-notice.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Page } from '#web/components/page.tsx'
import { Boundary, Section } from '#web/components/section.tsx'
import { useReferenceFigures } from '#web/components/use-reference-figures.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Hero } from './hero.tsx'
import { LandingFigures, LandingSkeleton } from './landing-figures.tsx'

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
        <AboutProject />
        <AlphaNotice />
      </div>
    </Page>
  )
}

/** Below the first screen, and written by the server: its script comes after the page is there. */
const ProjectTiles = lazyPart(() => import('./project-tiles.tsx').then(({ ProjectTiles: tiles }) => tiles))

function AboutProject() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('about.heading')}>
      <div className="grid gap-7 lg:grid-cols-[.85fr_1.15fr] lg:gap-14">
        <div>
          <p className="font-serif text-[1.125rem] leading-normal md:text-lg">{t('about.lead')}</p>
          <p className="mt-4 text-ink-2">{t('about.text')}</p>
          <ButtonLink to="/about" className="mt-5.5">
            {t('about.readMore')}
            <span className="sr-only">: {t('about.heading')}</span>
          </ButtonLink>
        </div>
        <Boundary skeleton={<Skeleton className="h-84" />}>
          <ProjectTiles />
        </Boundary>
      </div>
    </Section>
  )
}
