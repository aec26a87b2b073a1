import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { CodedWords } from '#domain/glossary/coded-words.ts'
import { listedApart } from '#domain/listings/current-appendix.ts'
import { firstListingYear } from '#domain/listings/years-under-cites.ts'
import { Coded } from '#web/glossary/coded.tsx'
import {
  ExplainedCitesBadge,
  ExplainedCmsBadge,
  ExplainedRedListBadge,
} from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ListedPartName } from '../listed-part-name.tsx'

/** The four facts: Red List, CITES, CMS, trade records. */
export function SpeciesFacts({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('species')
  const { number } = useFormat()
  const { latest_assessment, first_cites_year, current_cites_listing, current_cms_listing } = species
  const cmsYear = firstListingYear(species.cms_listings)

  return (
    <dl className="mt-5 grid grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] gap-x-3 gap-y-4 lg:flex lg:gap-x-0">
      <Fact
        name={
          latest_assessment
            ? t('facts.redListOf', { year: latest_assessment.year_published })
            : t('facts.redList')
        }
        words={['IUCN Red List']}
        unchecked={latest_assessment?.checked === false}
      >
        <RedListFact species={species} />
      </Fact>
      <Fact
        name={first_cites_year ? t('facts.citesSince', { year: first_cites_year }) : t('facts.cites')}
        words={['CITES']}
        unchecked={current_cites_listing?.checked === false}
        notes={listedApart(species.cites_listings).map((listing) => (
          <dd key={listing.id} className="mt-1 text-2xs text-ink-2 lg:w-min lg:min-w-36">
            <ListedPartName listing={listing} />: {t('facts.listedApart', { appendix: listing.appendix })}
          </dd>
        ))}
      >
        <ExplainedCitesBadge appendix={current_cites_listing?.appendix ?? null} />
      </Fact>
      <Fact
        name={cmsYear ? t('facts.cmsSince', { year: cmsYear }) : t('facts.cms')}
        words={['CMS']}
        unchecked={current_cms_listing?.checked === false}
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
  /** What the name is explained by. */
  words: CodedWords
  unchecked?: boolean
  notes?: ReactNode
  children: ReactNode
}

function Fact({ name, words, unchecked = false, notes, children }: FactProps) {
  const { t } = useTranslation('species')
  return (
    <div className="min-w-0 pr-4 lg:border-l lg:border-line lg:px-4.5 lg:first:border-l-0 lg:first:pl-0">
      <dt className="text-xs text-ink-2">
        <Coded words={words}>{name}</Coded>
      </dt>
      <dd className="mt-1 flex min-h-6 items-center">{children}</dd>
      {notes}
      {unchecked && <dd className="mt-1 text-2xs text-warn lg:w-min lg:min-w-26">{t('unchecked')}</dd>}
    </div>
  )
}

/** An old category without a modern code stands as it was published. */
function RedListFact({ species: { latest_assessment } }: { species: SpeciesDetail }) {
  const { t } = useTranslation()
  if (latest_assessment === null)
    return <span className="text-sm text-ink-3">{t('missing.statusOfSpecies')}</span>
  if (latest_assessment.status) return <ExplainedRedListBadge status={latest_assessment.status} />
  return (
    <span className="text-sm">{latest_assessment.original_category ?? t('missing.statusOfSpecies')}</span>
  )
}
