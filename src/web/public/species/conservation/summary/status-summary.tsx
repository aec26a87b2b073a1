import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { citesStatusChange, cmsStatusChange } from '#domain/assessments/status-change.ts'
import { cmsInForceSince } from '#domain/listings/cms-listings-in-order.ts'
import { coverageChange } from '#domain/listings/coverage-change.ts'
import { currentCitesListing } from '#domain/listings/current-appendix.ts'
import { currentCmsListing } from '#domain/listings/current-cms-listing.ts'
import { inForceSince } from '#domain/listings/listing-periods.ts'
import { cmsChanges, statusChangesCount, strictestAppendixChanges } from '#domain/timeline/status-changes.ts'
import { ExplainedCitesBadge, ExplainedCmsBadge } from '#web/glossary/explained-badges.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { ListingRow } from './listing-row.tsx'
import { RedListRow } from './red-list-row.tsx'

/** The species' status on the Red List and in both conventions, and how it changed. */
export function StatusSummary({ species, currentYear }: { species: SpeciesDetail; currentYear: number }) {
  const { t } = useTranslation('conservation')
  const { iucn_assessments, cites_listings, cms_listings } = species
  const cites = currentCitesListing(cites_listings)
  const cms = currentCmsListing(cms_listings)

  return (
    <div className="rounded-md border border-line bg-surface">
      <dl className="px-4 md:px-5">
        <RedListRow assessments={iucn_assessments} />
        <ListingRow
          convention="CITES"
          listings={cites_listings}
          since={cites && inForceSince(cites, cites_listings)}
          change={citesStatusChange(cites_listings)}
          changes={strictestAppendixChanges(cites_listings)}
          coverage={coverageChange(cites_listings)}
          currentYear={currentYear}
        >
          <ExplainedCitesBadge appendix={cites?.appendix ?? null} />
        </ListingRow>
        <ListingRow
          convention="CMS"
          listings={cms_listings}
          since={cms && cmsInForceSince(cms, cms_listings)}
          change={cmsStatusChange(cms_listings)}
          changes={cmsChanges(cms_listings)}
          currentYear={currentYear}
        >
          <ExplainedCmsBadge appendix={cms?.appendix ?? null} />
        </ListingRow>
      </dl>
      <p className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 text-sm text-ink-2 md:px-5">
        {t('summary.count', { count: statusChangesCount(species) })}
        <InfoSign>
          <p>{t('summary.countRule')}</p>
          <p className="mt-2">{t('summary.rule')}</p>
        </InfoSign>
      </p>
    </div>
  )
}
