import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingNote } from '#web/ui/skeleton.tsx'

const CONTENT = 'content'

/** What a page is about. After a navigation, reading and tabbing go on from the new page's content. */
export function Content({ className, children }: { className: string; children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const arrivedAt = useRef(pathname)
  const content = useRef<HTMLElement>(null)

  useEffect(() => {
    // Who pressed the skip link too early, e.g. while the session was looked up, is led to the content now.
    const isAwaited = window.location.hash === `#${CONTENT}`
    if (arrivedAt.current === pathname && !isAwaited) return
    arrivedAt.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main id={CONTENT} ref={content} tabIndex={-1} className={className}>
      <Suspense fallback={<LoadingNote />}>{children}</Suspense>
    </main>
  )
}

/** What receives the focus when the element that had it is gone. */
export const contentElement = () => document.getElementById(CONTENT)

/** The first stop of the keyboard: past what every page has. */
export function SkipLink() {
  const { t } = useTranslation('accessibility')
  return (
    <a
      href={`#${CONTENT}`}
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
