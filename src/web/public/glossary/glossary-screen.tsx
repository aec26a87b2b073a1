import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { Boundary } from '#web/components/section.tsx'
import { GlossarySkeleton } from './glossary-skeleton.tsx'
import { LoadedGlossary } from './loaded-glossary.tsx'

export function GlossaryScreen() {
  const { t } = useTranslation()
  const heading = t('pages.glossary.heading')
  return (
    <Page title={t('pages.glossary.title')} description={t('pages.glossary.description')}>
      <div className="page-width w-full">
        <PageHeading title={heading} lead={t('pages.glossary.description')}>
          <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: heading }]} />
        </PageHeading>
        <Boundary skeleton={<GlossarySkeleton />}>
          <LoadedGlossary />
        </Boundary>
      </div>
    </Page>
  )
}
