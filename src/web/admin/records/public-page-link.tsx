import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { publicPageOf } from '#domain/curation/public-page.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'

interface PublicPageLinkProps {
  topic: string
  row: Readonly<Record<string, unknown>>
  /** The language that the page is opened in, where it is not the reader's. */
  language?: Language
}

/** Opens the public page that shows a record, in a tab of its own: what is written in the form stays. */
export function PublicPageLink({ topic, row, language }: PublicPageLinkProps) {
  const { t } = useTranslation(['admin', 'accessibility'])
  const address = publicPageOf(topic, row)
  if (address === undefined) return null
  return (
    <a
      href={language ? addressIn(language, address) : address}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent no-underline hover:underline"
    >
      {t('admin:form.publicPage')}
      <ExternalLink className="size-4" />
      <span className="sr-only"> ({t('accessibility:newTab')})</span>
    </a>
  )
}
