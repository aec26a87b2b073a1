import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestAssessment } from '#domain/assessments/latest-assessment.ts'
import {
  citesStatusChange,
  cmsStatusChange,
  iucnStatusChange,
  type StatusChange,
} from '#domain/assessments/status-change.ts'
import { currentCitesListing } from '#domain/listings/current-appendix.ts'
import { currentCmsListing } from '#domain/listings/current-cms-listing.ts'
import { firstListingYear } from '#domain/listings/years-under-cites.ts'
import { statusChangesCount } from '#domain/timeline/status-changes-count.ts'
import { ExplainedCitesBadge, ExplainedCmsBadge } from '#web/glossary/explained-badges.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { ExplainedCategory } from '../explained-category.tsx'
import { ChangeWords } from './change-words.tsx'

/** Where the species stands on the Red List and in both conventions, and how that changed. */
export function StatusSummary({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation(['conservation', 'common'])
  const { iucn_assessments, cites_listings, cms_listings } = species
  const assessment = latestAssessment(iucn_assessments)
  const changes = statusChangesCount({
    assessments: iucn_assessments.length,
    cites: cites_listings.length,
    cms: cms_listings.length,
  })
  const since = (listings: Parameters<typeof firstListingYear>[0]) => {
    const year = firstListingYear(listings)
    return year === undefined ? undefined : t('summary.since', { year })
  }

  return (
    <div className="rounded-md border border-line bg-surface">
      <dl className="px-4 md:px-5">
        <Row
          name={t('summary.iucn')}
          since={assessment && t('summary.published', { year: assessment.year_published })}
          // An assessment whose category compares with none says so; a species without one has no change.
          change={assessment && (iucnStatusChange(iucn_assessments) ?? 'not_comparable')}
        >
          <ExplainedCategory
            status={assessment?.status ?? null}
            original_category={assessment?.original_category ?? null}
          />
        </Row>
        <Row name="CITES" since={since(cites_listings)} change={citesStatusChange(cites_listings)}>
          <ExplainedCitesBadge appendix={currentCitesListing(cites_listings)?.appendix ?? null} />
        </Row>
        <Row name="CMS" since={since(cms_listings)} change={cmsStatusChange(cms_listings)}>
          <ExplainedCmsBadge appendix={currentCmsListing(cms_listings)?.appendix ?? null} />
        </Row>
      </dl>
      <p className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 text-sm text-ink-2 md:px-5">
        {t('summary.count', { count: changes })}
        <InfoSign>
          <p>{t('summary.countRule')}</p>
          <p className="mt-2">{t('summary.rule')}</p>
        </InfoSign>
      </p>
    </div>
  )
}

interface RowProps {
  name: string
  since: string | undefined
  change: StatusChange | 'not_comparable' | undefined
  children: ReactNode
}

function Row({ name, since, change, children }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-line py-3 not-first:border-t md:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <dt className="text-sm text-ink-2 max-md:col-span-2">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {children}
        {since && <span className="text-sm text-ink-3">{since}</span>}
      </dd>
      <dd className="text-sm">{change && <ChangeWords change={change} />}</dd>
    </div>
  )
}
