import type { TradeReleases } from '#contract/bulk-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import type { Translation } from '#contract/translations-contract.ts'
import { speciesPageLinks } from '#domain/bulk/page-links.ts'
import { capitalised } from '#domain/names/letter-case.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { pageDescription } from '#domain/portal/page-description.ts'
import { provenanceOfSpecies } from '#domain/releases/provenance-of-species.ts'
import { localizeIn } from '#domain/translations/localized-text.ts'
import { contentOf } from '../answers/answer.ts'
import { oembedAddress } from '../embed/oembed-answer.ts'
import { speciesImagePath } from '../social/social-image-routes.ts'
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts'
import { type ListedFile, speciesDataset } from '../structured-data/species-dataset.ts'
import { taxon } from '../structured-data/taxon.ts'
import type { Thing } from '../structured-data/thing.ts'
import type { PageMaterials } from './page-content.ts'
import { feedOfSpecies, feedsOfPortal } from './page-feeds.ts'
import { pathToSpecies } from './page-path.ts'
import type { PageContent } from './page-writer.ts'
import { speciesSubject } from './species-subject.ts'

/** The metadata of a species' page. */
export async function speciesPage(species: SpeciesDetail, materials: PageMaterials): Promise<PageContent> {
  const { words: t, portal } = materials
  const { id } = species
  const subject = speciesSubject(species, t)
  const [description, trade] = await Promise.all([
    descriptionOf(species, materials),
    tradeFilesOf(id, materials),
  ])
  return {
    route: 'species.$id',
    links: speciesPageLinks(id, trade, materials.portal.public_url),
    head: {
      title: t('common:portal.titleOf', { title: capitalised(subject) }),
      description: description ?? capitalised(t('species:page.what', { subject })),
      path: `/species/${id}`,
      image: {
        path: speciesImagePath(id, t.language),
        alt: capitalised(t('sharing:image.ofSpecies', { subject })),
      },
      structured: await structuredData(species, trade?.file, materials),
      feeds: [feedOfSpecies(id, subject, t), ...feedsOfPortal(portal.name, t)],
      oembed: oembedAddress(portal.public_url, addressIn(t.language, `/species/${id}`)),
    },
  }
}

/** The metadata of a species' brief to print. */
export function speciesBriefPage(species: SpeciesDetail, { words: t, portal }: PageMaterials): PageContent {
  const { id, scientific_name } = species
  const subject = speciesSubject(species, t)
  const path = `/species/${id}/brief`
  const way = [...pathToSpecies(id, scientific_name, t), { name: t('species:page.brief'), path }]
  return {
    route: 'species_.$id.brief',
    head: {
      title: t('common:portal.titleOf', { title: t('brief:titleOf', { subject: capitalised(subject) }) }),
      description: t('brief:descriptionOf', { subject }),
      path,
      image: {
        path: speciesImagePath(id, t.language),
        alt: capitalised(t('sharing:image.ofSpecies', { subject })),
      },
      structured: [breadcrumbList(way, portal.public_url, t.language)],
      feeds: feedsOfPortal(portal.name, t),
    },
  }
}

/** In the language of the page, as far as it is translated. */
async function descriptionOf(
  { id, description }: SpeciesDetail,
  { answers, words: { language } }: PageMaterials,
): Promise<string | undefined> {
  if (!description) return undefined
  const translations =
    language === FALLBACK_LANGUAGE
      ? []
      : contentOf<Translation[]>(await answers.get(`/api/translations/${language}/species/${id}`))
  const say = localizeIn(language, translations)
  return pageDescription(say({ record_id: id, field: 'description' }, description).text)
}

/** The file of the trade records in use, with its release; undefined where there is none, or rows are not published. */
async function tradeFilesOf(id: string, { answers }: PageMaterials) {
  const { trade_releases } = contentOf<TradeReleases>(
    await answers.get(`/api/trade-releases?species_id=${id}`),
  )
  for (const release of trade_releases) {
    const file = release.files.find(({ is_current }) => is_current)
    if (file !== undefined) return { release, file }
  }
  return undefined
}

async function structuredData(
  species: SpeciesDetail,
  file: ListedFile | undefined,
  { answers, portal, words: t }: PageMaterials,
): Promise<Thing[]> {
  const { id, scientific_name } = species
  const [summary, releases] = await Promise.all([
    answers.get(`/api/species/${id}/trade-summary`).then(contentOf<TradeSummary | null>),
    answers.get('/api/dataset-releases').then(contentOf<DatasetRelease[]>),
  ])
  const inUse = releases.find(({ dataset }) => dataset === 'cites_trade')
  const release = inUse && provenanceOfSpecies(inUse, scientific_name)
  const dataset = speciesDataset({ species, summary, release, file }, portal, t)
  return [
    taxon(species, `${portal.public_url}/species/${id}`),
    ...(dataset === undefined ? [] : [dataset]),
    breadcrumbList(pathToSpecies(id, scientific_name, t), portal.public_url, t.language),
  ]
}
