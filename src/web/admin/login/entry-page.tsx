import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#web/components/mark.tsx'
import { PageTitle } from '#web/components/page-head.tsx'

/** A page before the back office: who comes here is not signed in yet. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <main id="content" tabIndex={-1} className="m-auto w-full max-w-96 p-4">
      <PageTitle title={t('common:portal.titleOf', { title })} />
      <div className="rounded-md border border-line bg-surface px-5.5 py-6">
        <p className="flex items-center gap-2.5 font-serif text-[1.1875rem] tracking-[-0.012em]">
          <Mark className="size-6.25 text-accent" />
          {t('common:portal.name')}
        </p>
        <h1 className="mt-4 font-serif text-[1.75rem] leading-[1.12] font-normal md:text-3xl">{title}</h1>
        {children}
      </div>
      <a href="/" className="mt-3 inline-flex min-h-11 items-center px-1 text-sm text-ink-2">
        {t('sidebar.publicSite')}
      </a>
    </main>
  )
}
