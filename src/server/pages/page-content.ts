import type { TradeReleases } from '#contract/bulk-contract.ts'
import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { DATA_PAGE } from '#domain/bulk/bulk-addresses.ts'
import { dataPageLinks } from '#domain/bulk/page-links.ts'
import type { Signpost } from '#domain/bulk/signposting.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import type { DrawnPagePath } from '#domain/views/view-address.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { oembedAddress } from '../embed/oembed-answer.ts'
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts'
import { dataCatalog } from '../structured-data/data-catalog.ts'
import type { Thing } from '../structured-data/thing.ts'
import { escapeHtml } from './html.ts'
import { feedsOfPortal } from './page-feeds.ts'
import type { PageKind } from './page-kinds.ts'
import { pathTo } from './page-path.ts'
import type { PageContent, ShellContent } from './page-writer.ts'
import type { Words } from './words.ts'

/** What pages of one language are made of. */
export interface PageMaterials {
  answers: Pick<PublicAnswers, 'get'>
  portal: Portal
  words: Words
}

/** Pages whose chart can be embedded without a further choice. */
const EMBEDDABLE: readonly string[] = ['/trade', '/screening'] satisfies DrawnPagePath[]

/** The metadata of an address without a parameter. */
export async function pageContent(
  path: string,
  kind: PageKind,
  materials: PageMaterials,
): Promise<PageContent> {
  const { words: t, portal } = materials
  const { structured, links } = await forPrograms(kind.canonical ?? path, materials)
  return {
    route: kind.route,
    links,
    head: {
      title: t(`common:pages.${kind.key}.title`),
      description: t(`common:pages.${kind.key}.description`),
      path: kind.canonical ?? path,
      structured,
      feeds: feedsOfPortal(portal.name, t),
      hidden: kind.hidden,
      ...(EMBEDDABLE.includes(path)
        ? { oembed: oembedAddress(portal.public_url, addressIn(t.language, path)) }
        : {}),
    },
  }
}

interface ForPrograms {
  structured: Thing[]
  links?: readonly Signpost[]
}

async function forPrograms(path: string, { answers, portal, words: t }: PageMaterials): Promise<ForPrograms> {
  const way = breadcrumbList(pathTo(path, t), portal.public_url, t.language)
  if (path !== '/' && path !== DATA_PAGE) return { structured: [way] }
  const releases = contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))
  const catalog = dataCatalog(releases, portal, t)
  if (path === '/') return { structured: [catalog] }
  const { trade_releases } = contentOf<TradeReleases>(await answers.get('/api/trade-releases?limit=1'))
  return { structured: [way, catalog], links: dataPageLinks(trade_releases, portal.public_url) }
}

/** Every page of the back office: what is in it is asked for by who is signed in. */
export function backOfficePage(route: string, t: Words): ShellContent {
  return {
    route,
    shell: 'admin',
    namespaces: ['admin'],
    head: {
      title: t('common:pages.admin.title'),
      description: t('common:pages.admin.description'),
      hidden: true,
    },
    withoutScripts: `<h1>${escapeHtml(t('common:pages.admin.heading'))}</h1>`,
  }
}

/** What is missing, by the route of its page. */
const HEADINGS: Readonly<Record<string, string>> = {
  'species.$id': 'species:page.notFound',
  'countries.$code': 'countries:failure.missing',
}

/** The page for an address that leads nowhere, or to an unknown species or country. */
export function missingPage(route: string, t: Words): ShellContent {
  const heading = t(HEADINGS[route] ?? 'errors:notFound.title')
  const link = (path: string, name: string) =>
    `<a href="${addressIn(t.language, path)}">${escapeHtml(name)}</a>`
  return {
    route,
    shell: 'frame',
    namespaces: ['errors'],
    head: {
      title: t('common:portal.titleOf', { title: heading }),
      description: t('common:portal.description'),
      hidden: true,
    },
    withoutScripts: `<h1>${escapeHtml(heading)}</h1><p>${link('/', t('common:nav.home'))} ${link('/gallery', t('common:nav.gallery'))}</p>`,
  }
}
