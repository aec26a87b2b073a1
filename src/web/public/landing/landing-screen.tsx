import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AlphaNotice } from '#web/components/alpha-notice.tsx'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Page } from '#web/components/page.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useReferenceFigures } from '#web/components/use-reference-figures.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
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

/** Part of the page that the server sends; its code comes after what the page is used with. */
const LandingMap = lazyPart(() => import('./landing-map.tsx').then(({ LandingMap: map }) => map))

function Hero() {
  const { t, i18n } = useTranslation(['landing', 'common'])
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width grid items-center gap-x-6 gap-y-2 pt-9 md:grid-cols-[minmax(0,1.12fr)_minmax(0,.88fr)] md:pt-0 md:max-lg:py-8">
        <div>
          <h1 className="max-w-[11.5em] font-serif-large text-[2.75rem] leading-[1.02] font-normal tracking-[-0.026em] lg:text-6xl">
            {t('common:pages.home.heading')}
          </h1>
          <p className="mt-6 max-w-[31em] font-serif text-[1.125rem] leading-normal text-ink-2 md:text-lg">
            {t('common:pages.home.description')}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-2.5">
            <ButtonLink to="/gallery" tone="primary" className="max-sm:w-full">
              {t('hero.explore')}
              <ArrowRight className="size-4" />
            </ButtonLink>
            <ButtonLink to="/arctic-tracker" tone="plain" className="max-sm:w-full">
              {t('hero.dashboard')}
            </ButtonLink>
          </div>
        </div>
        {/* Its height, until it is there. In another language it is drawn again: the server's words would not fit. */}
        <div className="min-h-85 min-w-0 md:min-h-124">
          <DeferredPart key={i18n.language}>
            <LandingMap />
          </DeferredPart>
        </div>
      </div>
    </div>
  )
}
