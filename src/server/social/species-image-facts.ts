import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { redListStatusOf, shownStatus } from '#domain/assessments/red-list-status.ts'
import { plainCategory } from '#domain/assessments/tagged-category.ts'
import { yearOf } from '#domain/calendar.ts'
import { cmsInForceSince } from '#domain/listings/cms-listings-in-order.ts'
import { capitalised } from '#domain/names/letter-case.ts'
import { commonName } from '#domain/species/common-name.ts'
import { drawingOf } from '#domain/species/drawing.ts'
import { scopeWords } from '../pages/scope-words.ts'
import type { Words } from '../pages/words.ts'
import type { SpeciesImage } from './species-image.ts'

type Subject = Pick<
  SpeciesDetail,
  | 'scientific_name'
  | 'common_name'
  | 'common_names'
  | 'primary_common_name'
  | 'drawing'
  | 'latest_assessment'
  | 'current_cites_listing'
  | 'current_cms_listing'
  | 'cms_listings'
>
type Summary = Pick<TradeSummary, 'total_trade_records' | 'overall_min_year' | 'overall_max_year'>
type Release = Pick<DatasetRelease, 'title' | 'version' | 'publisher' | 'simulated'>

interface Known {
  portal: string
  species: Subject
  summary: Summary | null
  /** The trade release in use; undefined before any was loaded. */
  release: Release | undefined
}

function nameOn(species: Subject, t: Words): string | undefined {
  const name = commonName(species, t.language)
  return name && capitalised(name)
}

/** What a species' image says of what is known, and where something is not known. */
export function speciesImageFacts({ portal, species, summary, release }: Known, t: Words): SpeciesImage {
  return {
    portal,
    scientific_name: species.scientific_name,
    common_name: nameOn(species, t),
    drawing: drawingOf(species),
    redList: redListFact(species, t),
    cites: citesFact(species, t),
    cms: cmsFact(species, t),
    trade: tradeFact(summary, release, t),
    source: sourceOf(release, portal, t),
    simulated: release?.simulated
      ? `${t('common:simulated.cites_trade.what')} ${t('common:simulated.cites_trade.remedy')}`
      : undefined,
  }
}

function redListFact({ latest_assessment }: Subject, t: Words): SpeciesImage['redList'] {
  if (latest_assessment === null)
    return { name: t('species:facts.redList'), code: null, words: t('common:missing.statusOfSpecies') }
  const told = shownStatus(redListStatusOf(latest_assessment))
  const { original_category, year_published } = latest_assessment
  if (told.kind === 'regional') {
    const of = scopeWords(told.scope, t)
    return {
      name: t('species:facts.redList'),
      code: null,
      words: t('common:missing.globalStatus'),
      below: `${of}: ${t(`common:redList.${told.category}`)} (${year_published})`,
    }
  }
  const name = t('species:facts.redListOf', { year: year_published })
  // An old category without a code of today stands as it was published.
  if (told.kind === 'none')
    return { name, code: null, words: original_category ?? t('common:missing.statusOfSpecies') }
  const words = t(`common:redList.${told.category}`)
  return told.category === plainCategory(told.category)
    ? { name, code: told.category, words }
    : { name, code: told.category, words: '', below: words }
}

/** The year beside an appendix is that in which this appendix came into force. */
function citesFact({ current_cites_listing: listing }: Subject, t: Words): SpeciesImage['cites'] {
  return {
    name: listing
      ? t('species:facts.citesSince', { appendix: listing.appendix, year: yearOf(listing.in_force_since) })
      : t('species:facts.cites'),
    code: listing?.appendix ?? null,
    words: t('common:missing.listing'),
  }
}

function cmsFact({ current_cms_listing, cms_listings }: Subject, t: Words): SpeciesImage['cms'] {
  const current = cms_listings.find(({ is_current }) => is_current)
  const since = current && cmsInForceSince(current, cms_listings)
  return {
    name:
      current && since
        ? t('species:facts.cmsSince', { appendix: current.appendix, year: yearOf(since) })
        : t('species:facts.cms'),
    code: current_cms_listing?.appendix ?? null,
    words: t('common:missing.listing'),
  }
}

function tradeFact(summary: Summary | null, release: Release | undefined, t: Words): SpeciesImage['trade'] {
  if (release === undefined) return { words: t('common:missing.data') }
  if (!summary?.total_trade_records) return { words: t('sharing:image.noRecords') }
  const { total_trade_records: count, overall_min_year: first, overall_max_year: last } = summary
  const years = first === last ? `${first}` : `${first}–${last}`
  return { figure: t.number(count), words: t('sharing:image.records', { count, years }) }
}

function sourceOf(release: Release | undefined, portal: string, t: Words): string {
  if (release === undefined) return t('common:source.unknown')
  const { title, version, publisher, simulated } = release
  const source = version
    ? t('common:source.release', { title, version })
    : t('common:source.unversioned', { title, publisher: publisher ?? portal })
  return simulated ? `${source} ${t('common:source.simulated')}` : source
}
