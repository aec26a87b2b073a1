import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export interface PageHead {
  /** As the browser shows it, with the portal's name. */
  title: string
  description?: string
  /** The page's address without filters, where it is not the one in the browser. */
  canonical?: string
}

/** Keeps title, description and canonical address in step; the first ones came with the document. */
export function usePageHead({ title, description, canonical }: PageHead): void {
  const { t } = useTranslation()
  const pathname = useLocation({ select: (location) => location.pathname })
  const about = description ?? t('portal.description')
  const address = canonical ?? pathname

  useEffect(() => {
    document.title = title
    headElement('meta[name="description"]', 'meta', { name: 'description' }).setAttribute('content', about)
    const link = headElement('link[rel="canonical"]', 'link', { rel: 'canonical' })
    link.setAttribute('href', new URL(address, link.getAttribute('href') ?? location.origin).href)
  }, [title, about, address])
}

function headElement(selector: string, tag: string, attributes: Record<string, string>): Element {
  const present = document.head.querySelector(selector)
  if (present) return present
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  document.head.append(made)
  return made
}
