import type { ReactNode } from 'react'
import { Content, SkipLink } from './content.tsx'
import { Resting } from './resting.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, content, footer: what every public page is in. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper font-sans text-base text-ink">
      <SkipLink />
      <SiteHeader />
      <Resting part="page" />
      {/* The footer begins below the first view, so that nothing pushes it while a page is drawn. */}
      <Content className="flex min-h-lvh flex-col print:min-h-0">{children}</Content>
      <SiteFooter />
    </div>
  )
}
