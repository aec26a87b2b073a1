import type { LinkProps } from '@tanstack/react-router'
import type { TypeOptions } from 'i18next'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '#domain/releases/datasets.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'

/** Every page has its heading, title and description among the common texts. */
type PageName = keyof TypeOptions['resources']['common']['pages']

/** The pages that have others below them. */
const LEVELS = {
  data: '/data',
  methodology: '/methodology',
  research: '/research',
} as const satisfies Record<string, LinkProps['to']>

export interface TitledPageProps extends Pick<ComponentProps<typeof Page>, 'shows' | 'canonical'> {
  /** Its key under `pages`, which names title, heading and description. */
  page: PageName
  /** The level between Home and this page. */
  within?: keyof typeof LEVELS | undefined
  /** Beside the heading. */
  aside?: ReactNode
  /** What the page rests on; it can be cited. */
  cited?: readonly Dataset[]
  children: ReactNode
}

/** A screen under its path and its heading. */
export function TitledPage({ page, within, shows, canonical, aside, cited, children }: TitledPageProps) {
  const { t } = useTranslation()
  const heading = t(`pages.${page}.heading`)
  const description = t(`pages.${page}.description`)
  const level = within ? [{ name: t(`pages.${within}.heading`), to: LEVELS[within] }] : []
  /** What the path calls it, where that is not its heading. */
  const name =
    page === 'comparison' || page === 'aiDevelopment' || page === 'dashboard'
      ? t(`pages.${page}.crumb`)
      : heading
  const head = (
    <PageHeading title={heading} lead={description}>
      <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, ...level, { name }]} />
    </PageHeading>
  )
  return (
    <Page title={t(`pages.${page}.title`)} description={description} shows={shows} canonical={canonical}>
      <div className="page-width w-full">
        {aside ? (
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            {head}
            {aside}
          </div>
        ) : (
          head
        )}
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
