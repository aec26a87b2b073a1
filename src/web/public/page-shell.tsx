import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

/** Filled in by the server. */
const PLACES = { heading: '{heading}', description: '{description}' }

/** The page for an address that is not rendered. */
export function PageShell() {
  const { t } = useTranslation()
  return (
    <div className="page-width w-full">
      <PageHeading title={PLACES.heading} lead={PLACES.description}>
        <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: PLACES.heading }]} />
      </PageHeading>
    </div>
  )
}
