import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import type { TradeMeasures } from '#contract/trade-measures-contract.ts'
import { pageDescription } from '#domain/portal/page-description.ts'
import { commonName } from '#domain/species/common-name.ts'
import { contentOf } from '../answers/answer.ts'
import { speciesImagePath } from '../social/social-image-routes.ts'
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts'
import { speciesDataset } from '../structured-data/species-dataset.ts'
import { taxon } from '../structured-data/taxon.ts'
import type { Thing } from '../structured-data/thing.ts'
import { sayOfSpecies } from '../summaries/said-data.ts'
import { speciesSummary } from '../summaries/species-summary.ts'
import { picturesOf } from './opening-pictures.ts'
import { speciesOpening } from './opening-questions.ts'
import type { PageMaterials } from './page-content.ts'
import { pathToSpecies } from './page-path.ts'
import type { PageContent } from './page-writer.ts'
import { speciesSubject } from './species-subject.ts'

/** The page of a species, opened on one of its tabs. */
export async function speciesPage(
  species: SpeciesDetail,
  tab: string,
  materials: PageMaterials,
): Promise<PageContent> {
  const { words: t } = materials
  const { id, scientific_name } = species
  const { questions, words: namespaces, shows } = speciesOpening(id, tab)
  const subject = speciesSubject(species, t)
  const [say, measures] = await Promise.all([
    sayOfSpecies(materials.answers, t.language, id),
    materials.answers.get(`/api/species/${id}/trade-measures`).then(contentOf<TradeMeasures>),
  ])
  const description = species.description
    ? say({ record_id: id, field: 'description' }, species.description)
    : null
  return {
    kind: { route: 'species.$id', paint: 'species', words: namespaces, shows },
    opening: {
      scientific_name,
      common_name: commonName(species, t.language) ?? t('species:page.noCommonName'),
      ...picturesOf([species]),
    },
    head: {
      title: t('common:portal.titleOf', { title: subject }),
      description: description ? pageDescription(description.text) : t('species:page.what', { subject }),
      path: `/species/${id}`,
      image: { path: speciesImagePath(id), alt: t('sharing:image.ofSpecies', { subject }) },
      structured: await structuredData(species, materials),
    },
    questions,
    summary: speciesSummary(species, measures, say, t),
  }
}

async function structuredData(
  species: SpeciesDetail,
  { answers, portal, words: t }: PageMaterials,
): Promise<Thing[]> {
  const { id, scientific_name } = species
  const [summary, releases] = await Promise.all([
    answers.get(`/api/species/${id}/trade-summary`).then(contentOf<TradeSummary | null>),
    answers.get('/api/dataset-releases').then(contentOf<DatasetRelease[]>),
  ])
  const release = releases.find(({ dataset }) => dataset === 'cites_trade')
  const dataset = speciesDataset({ species, summary, release }, portal, t)
  return [
    taxon(species, `${portal.public_url}/species/${id}`),
    ...(dataset === undefined ? [] : [dataset]),
    breadcrumbList(pathToSpecies(id, scientific_name, t), portal.public_url),
  ]
}
