import type { CountryProfile } from '#contract/countries-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { countryBriefPath, countryPath } from '#domain/countries/country-page.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import { contentOf } from '../answers/answer.ts'
import { oembedAddress } from '../embed/oembed-answer.ts'
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts'
import { countryDataset } from '../structured-data/country-dataset.ts'
import { countryName } from './country-name.ts'
import type { PageMaterials } from './page-content.ts'
import { feedsOfPortal } from './page-feeds.ts'
import { pathTo } from './page-path.ts'
import type { PageContent } from './page-writer.ts'

/** The structured data of the page of a country. */
export async function countryPage(
  profile: CountryProfile,
  { answers, portal, words: t }: PageMaterials,
): Promise<PageContent> {
  const { code } = profile
  const country = countryName(code, t)
  const path = countryPath(code)
  const releases = contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))
  const release = releases.find(({ dataset }) => dataset === 'cites_trade')
  const dataset = countryDataset({ profile, country, release }, portal, t)
  return {
    route: 'countries.$code',
    head: {
      title: t('common:portal.titleOf', { title: t('countries:page.title', { country }) }),
      description: t('countries:page.description', { country }),
      path,
      structured: [
        ...(dataset === undefined ? [] : [dataset]),
        breadcrumbList([...pathTo('/countries', t), { name: country, path }], portal.public_url, t.language),
      ],
      feeds: feedsOfPortal(portal.name, t),
      oembed: oembedAddress(portal.public_url, addressIn(t.language, path)),
    },
  }
}

/** The same of its brief to print. */
export function countryBriefPage({ code }: CountryProfile, { portal, words: t }: PageMaterials): PageContent {
  const country = countryName(code, t)
  const path = countryBriefPath(code)
  const way = [
    ...pathTo('/countries', t),
    { name: country, path: countryPath(code) },
    { name: t('countries:page.brief'), path },
  ]
  return {
    route: 'countries_.$code.brief',
    head: {
      title: t('common:portal.titleOf', { title: t('brief:titleOf', { subject: country }) }),
      description: t('brief:country.descriptionOf', { country }),
      path,
      structured: [breadcrumbList(way, portal.public_url, t.language)],
      feeds: feedsOfPortal(portal.name, t),
    },
  }
}
