import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#web/components/page-head.tsx'

interface AdminPageProps {
  title: ReactNode
  /** The title in plain text, where it is markup. */
  name?: string
  lead?: ReactNode
  /** The link back, above the title. */
  above?: ReactNode
  /** Buttons right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** One screen of the back office: its name in the browser, heading and content. */
export function AdminPage({ title, name = String(title), lead, above, actions, children }: AdminPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('portal.titleOf', { title: name })} />
      <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {above}
          <h1 className="font-serif text-[1.75rem] leading-[1.12] font-normal md:text-3xl">{title}</h1>
          {lead && <p className="mt-1 text-sm text-ink-3">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </header>
      {children}
    </>
  )
}

export function BackToList({ children, ...link }: LinkProps & { children: ReactNode }) {
  return (
    <Link
      {...link}
      className="mb-2 inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-accent no-underline hover:underline"
    >
      <ArrowLeft className="size-4" />
      {children}
    </Link>
  )
}
