import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, content, footer: what every public page stands in. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-dvh flex-col bg-paper font-sans text-base text-ink">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('nav.skipToContent')}
      </a>
      <SiteHeader />
      <Content>{children}</Content>
      <SiteFooter />
    </div>
  )
}

/** After a navigation, reading and tabbing go on from the new page's content. */
function Content({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const arrivedAt = useRef(pathname)
  const content = useRef<HTMLElement>(null)

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main id="content" ref={content} tabIndex={-1} className="flex flex-1 flex-col">
      <Suspense fallback={<LoadingNote />}>{children}</Suspense>
    </main>
  )
}
