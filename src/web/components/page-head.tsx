import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import { usePortal } from './use-portal.ts'

export interface PageHeadProps {
  /** As the browser shows it, with the portal's name. */
  title: string
  description?: string
  /** The page's path without filters, where it is not the one in the browser. */
  canonical?: string
}

/**
 * Title, description and canonical address of a page. React keeps them in the document's head for as long as the page
 * stands, and takes over those that came with the document.
 */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  const { t, i18n } = useTranslation()
  const pathname = useLocation({ select: (location) => location.pathname })
  const origin = usePortal()?.public_url
  // The server writes the head itself (src/server/pages/page-head.ts).
  if (import.meta.env.SSR) return null
  const page = (origin ?? location.origin) + (canonical ?? pathname)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description ?? t('portal.description')} />
      <link rel="canonical" href={addressIn(i18n.language as Language, page)} />
    </>
  )
}

/** The title of pages that are not indexed: the back office, failures. */
export const PageTitle = ({ title }: Pick<PageHeadProps, 'title'>) =>
  import.meta.env.SSR ? null : <title>{title}</title>

/** Removes those that came with the document, where React draws the page again and would add its own beside them. */
export function removeSentHead(): void {
  const sent = document.head.querySelectorAll(
    'title, meta[name=description], link[rel=canonical], link[href^="/species/"]',
  )
  for (const element of sent) element.remove()
}
