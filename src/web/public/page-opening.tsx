import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

interface PageOpeningProps {
  /** The page that this one stands below. */
  below?: 'research' | 'methodology'
}

/** The server fills these in, page by page. */
const WORDS = { heading: '{heading}', description: '{description}', crumb: '{crumb}' }

/** A written page before its scripts have loaded. */
export function PageOpening({ below }: PageOpeningProps) {
  const { t } = useTranslation()
  const above = below ? [{ name: t(`pages.${below}.heading`), to: `/${below}` } as const] : []
  return (
    <div className="page-width w-full">
      <PageHeading title={WORDS.heading} lead={WORDS.description}>
        <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, ...above, { name: WORDS.crumb }]} />
      </PageHeading>
    </div>
  )
}
