import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '#domain/releases/datasets.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

interface TitledPageProps extends Pick<ComponentProps<typeof Page>, 'shows'> {
  /** Its key under `pages`, which names title, heading and description. */
  page:
    | 'comparison'
    | 'countries'
    | 'databaseCheck'
    | 'explorer'
    | 'glossary'
    | 'releaseChanges'
    | 'screening'
    | 'status'
  /** What the path calls it, where that is not its heading. */
  crumb?: string
  /** The levels between Home and this page. */
  within?: ComponentProps<typeof Breadcrumbs>['crumbs']
  /** What the page rests on; it can be cited. */
  cited?: readonly Dataset[]
  children: ReactNode
}

/** A screen under its path and its heading. */
export function TitledPage({ page, crumb, within = [], shows, cited, children }: TitledPageProps) {
  const { t } = useTranslation()
  const heading = t(`pages.${page}.heading`)
  const description = t(`pages.${page}.description`)
  return (
    <Page title={t(`pages.${page}.title`)} description={description} shows={shows}>
      <div className="page-width w-full">
        <PageHeading title={heading} lead={description}>
          <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, ...within, { name: crumb ?? heading }]} />
        </PageHeading>
        {children}
        {cited && (
          <div className="mt-8 border-t border-line pt-2">
            <CitePage name={page} title={heading} datasets={cited} />
          </div>
        )}
      </div>
    </Page>
  )
}
