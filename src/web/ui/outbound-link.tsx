import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A link to another site. It opens in a tab of its own, says so, and tells that site nothing of this one. */
export function OutboundLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('accessibility')
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-8 items-center gap-1 text-sm text-accent underline"
    >
      {children}
      <ArrowUpRight className="size-4" />
      <span className="sr-only">{t('newTab')}</span>
    </a>
  )
}
