import { useTranslation } from 'react-i18next'
import type { Portal } from '#contract/portal-contract.ts'
import { dayOf } from '#domain/calendar.ts'
import { CITATION_FORMATS, type CitationFormat } from '#domain/citations/citation-formats.ts'
import type { CitationWords, CitedView } from '#domain/citations/cited-view.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import { releaseLabel } from '#domain/trade/release-address.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { Citable } from './citable.ts'

/** Writes the citation of what is shown, as read today at the address of the page. */
export function useCitation(
  { name, title, subject, notes, releases }: Citable,
  portal: Portal,
): (format: CitationFormat) => string {
  const { t, i18n } = useTranslation('citing')
  const format = useFormat()
  const accessed = dayOf(new Date())
  const address = addressIn(
    i18n.language as Language,
    `${portal.public_url}${location.pathname}${location.search}`,
  )
  const [only, ...others] = releases
  const view: CitedView = {
    // Another release is another work.
    name: only?.version && others.length === 0 ? `${name}-${releaseLabel(only)}` : name,
    portal: portal.name,
    institution: portal.institution,
    title,
    subject,
    notes,
    releases,
    address,
    accessed,
  }
  const words: CitationWords = {
    simulated: t('cite.simulated'),
    release: ({ title: of, version }) => t('release', { title: of, version }),
    readAt: t('cite.readAt', { portal: portal.name, address, day: format.date(accessed) }),
    data: t('cite.data'),
  }
  return (of) => CITATION_FORMATS[of].write(view, words)
}
