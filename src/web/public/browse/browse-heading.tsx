import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { BrowseTabs } from './browse-tabs.tsx'

/** What the page is for, how much there is to browse, and its two tabs at the lower edge. */
export function BrowseHeading({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const heading = t('pages.browse.heading')
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width">
        <div className="grid items-end gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_29rem]">
          <PageHeading title={heading} lead={t('pages.browse.description')}>
            <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: heading }]} />
          </PageHeading>
          {children}
        </div>
        <BrowseTabs />
      </div>
    </div>
  )
}
