import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

interface PageOpeningProps {
  heading: string
  description: string
}

/** A written page before its scripts have loaded. */
export function PageOpening({ heading, description }: PageOpeningProps) {
  const { t } = useTranslation()
  return (
    <div className="page-width w-full">
      <PageHeading title={heading} lead={description}>
        <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: heading }]} />
      </PageHeading>
    </div>
  )
}
