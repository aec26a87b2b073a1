import { useTranslation } from 'react-i18next'
import type { Reference } from '#contract/references-contract.ts'
import { citationOf, sentence } from '#domain/references/citation.ts'

/** A work as it is cited: authors, year, title, journal, and the address where it can be read. */
export function CitedWork({ work }: { work: Reference }) {
  const { t } = useTranslation('accessibility')
  const { lead, title, journal, doi, address } = citationOf(work)
  return (
    <>
      {lead && <>{sentence(lead)} </>}
      <span lang="en">{sentence(title)}</span>{' '}
      {journal && (
        <>
          <cite lang="en" className="italic">
            {sentence(journal)}
          </cite>{' '}
        </>
      )}
      {address && (
        <a href={address} target="_blank" rel="noreferrer" className="wrap-anywhere text-accent">
          <span className="print:hidden">
            {doi ? address : new URL(address).hostname.replace(/^www\./, '')}
          </span>
          <span className="hidden print:inline">{address}</span>
          <span className="sr-only"> {t('newTab')}</span>
        </a>
      )}
    </>
  )
}
