import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

/** What a page says that is not rendered for its address; the server fills in the `{words}`. */
export function PageOpening() {
  const { t } = useTranslation()
  return (
    <div className="page-width w-full">
      <PageHeading title="{heading}" lead="{description}">
        <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: '{heading}' }]} />
      </PageHeading>
    </div>
  )
}
