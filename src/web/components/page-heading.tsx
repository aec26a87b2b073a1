import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: string
  lead?: string
  /** Breadcrumbs, above the title. */
  children?: ReactNode
}

export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <header>
      {children}
      <h1 className="mt-4 font-serif text-[2.125rem] leading-[1.08] font-normal tracking-[-0.018em] md:mt-5 md:text-4xl">
        {title}
      </h1>
      {lead && <p className="mt-3 max-w-read text-ink-2">{lead}</p>}
    </header>
  )
}
