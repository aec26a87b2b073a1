import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { isGlobal, scopeName } from '#domain/assessments/assessment-scopes.ts'
import { redListStatusOf, shownStatus } from '#domain/assessments/red-list-status.ts'
import { yearOf } from '#domain/calendar.ts'
import type { TermNames } from '#domain/glossary/term-names.ts'
import { cmsInForceSince } from '#domain/listings/cms-listings-in-order.ts'
import { listedApart } from '#domain/listings/current-appendix.ts'
import { mayBeYearAlone } from '#domain/listings/listing-date.ts'
import { firstListingYear } from '#domain/listings/years-under-cites.ts'
import {
  ExplainedCitesBadge,
  ExplainedCmsBadge,
  ExplainedSpeciesStatus,
} from '#web/glossary/explained-badges.tsx'
import { GlossaryTerms } from '#web/glossary/glossary-terms.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { useStatusLabels } from '#web/ui/use-status-labels.ts'
import { ListedPartName } from '../listed-part-name.tsx'
import { UncheckedMark } from '../overview/unchecked-mark.tsx'

export function SpeciesFacts({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('species')
  const { number } = useFormat()
  const { latest_assessment, current_cites_listing, first_cites_listing, current_cms_listing } = species

  return (
    <dl className="mt-5 grid grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] gap-x-3 gap-y-4 lg:flex lg:gap-x-0">
      <Fact
        name={
          // The year of a regional assessment is shown with its region.
          latest_assessment && isGlobal(scopeName(latest_assessment))
            ? t('facts.redListOf', { year: latest_assessment.year_published })
            : t('facts.redList')
        }
        words={['IUCN Red List']}
        unchecked={latest_assessment?.checked === false}
      >
        <RedListFact species={species} />
      </Fact>
      <Fact
        name={t('facts.cites')}
        words={['CITES']}
        unchecked={current_cites_listing?.checked === false}
        notes={
          <>
            {current_cites_listing && first_cites_listing && (
              <AppendixSince
                appendix={current_cites_listing.appendix}
                since={current_cites_listing.in_force_since}
                first={yearOf(first_cites_listing)}
              />
            )}
            {listedApart(species.cites_listings).map((listing) => (
              <FactNote key={listing.id} wide>
                <ListedPartName listing={listing} />: {t('facts.listedApart', { appendix: listing.appendix })}
              </FactNote>
            ))}
          </>
        }
      >
        <ExplainedCitesBadge appendix={current_cites_listing?.appendix ?? null} />
      </Fact>
      <Fact
        name={t('facts.cms')}
        words={['CMS']}
        unchecked={current_cms_listing?.checked === false}
        notes={<CmsSince species={species} />}
      >
        <ExplainedCmsBadge appendix={current_cms_listing?.appendix ?? null} />
      </Fact>
      <Fact name={t('facts.tradeRecords')} words={['Trade record']}>
        <span className="text-ui font-semibold">{number(species.total_trade_records)}</span>
      </Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  /** The glossary terms that explain the name. */
  words: TermNames
  unchecked?: boolean
  notes?: ReactNode
  children: ReactNode
}

function Fact({ name, words, unchecked = false, notes, children }: FactProps) {
  return (
    <div className="min-w-0 pr-4 lg:border-l lg:border-line lg:px-4.5 lg:first:border-l-0 lg:first:pl-0">
      <dt className="flex min-h-6 items-center text-xs text-ink-2">
        <GlossaryTerms words={words}>{name}</GlossaryTerms>
      </dt>
      <dd className="flex min-h-6 items-center gap-1.5">
        {children}
        <UncheckedMark checked={!unchecked} source={null} />
      </dd>
      {notes}
    </div>
  )
}

interface AppendixSinceProps {
  appendix: string
  since: string
  /** Whether the day of `since` may be made up by the source. */
  yearAlone?: boolean
  /** The year of the first listing. */
  first: number | undefined
}

/** The date of the current appendix, and the year of the first listing where that is earlier. */
function AppendixSince({ appendix, since, yearAlone = false, first }: AppendixSinceProps) {
  const { t } = useTranslation('species')
  const format = useFormat()
  const year = yearOf(since)
  // The date stays on one line.
  const date = yearAlone ? String(year) : format.date(since).replaceAll(' ', '\u00a0')
  return (
    <>
      <FactNote>{t('facts.appendixSince', { appendix, date })}</FactNote>
      {first !== undefined && first < year && <FactNote>{t('facts.firstListed', { year: first })}</FactNote>}
    </>
  )
}

function CmsSince({ species: { cms_listings } }: { species: SpeciesDetail }) {
  const current = cms_listings.find(({ is_current }) => is_current)
  const since = current && cmsInForceSince(current, cms_listings)
  if (!current || !since) return null
  return (
    <AppendixSince
      appendix={current.appendix}
      since={since}
      yearAlone={mayBeYearAlone(since)}
      first={firstListingYear(cms_listings)}
    />
  )
}

/** Narrow, to leave room for the other facts; names of populations need more width. */
function FactNote({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <dd className={`mt-1 text-2xs text-ink-2 lg:w-min ${wide ? 'lg:min-w-36' : 'lg:min-w-28'}`}>
      {children}
    </dd>
  )
}

/** The global category; a regional one with its region; one of a former edition as published. */
function RedListFact({ species: { latest_assessment } }: { species: SpeciesDetail }) {
  const { t } = useTranslation()
  const statusLabel = useStatusLabels()
  const status = redListStatusOf(latest_assessment)
  switch (shownStatus(status).kind) {
    case 'global':
      // Long labels wrap, so that the other facts keep their width.
      return (
        <span className="max-w-56">
          <ExplainedSpeciesStatus status={status} />
        </span>
      )
    case 'regional':
      return <span className="text-sm lg:w-min lg:min-w-40">{statusLabel(status)}</span>
    default:
      return latest_assessment?.original_category ? (
        <span className="text-sm">{latest_assessment.original_category}</span>
      ) : (
        <span className="text-sm text-ink-3">{t('missing.statusOfSpecies')}</span>
      )
  }
}
