import type { FastifyInstance } from 'fastify'
import type { CountryIndex } from '#contract/countries-contract.ts'
import type { Portal } from '#contract/portal-contract.ts'
import { getLastChanges, listLastChangesOfSpecies } from '#database/releases/last-changes-queries.ts'
import { countSpecies, listSpeciesIds } from '#database/species/species-queries.ts'
import { Answer, contentOf, jsonAnswer } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import type { Parts } from '../parts.ts'
import { NO_SUCH_ADDRESS } from '../refusal-words.ts'
import type { ImageMaterials } from '../social/image-materials.ts'
import { llmsText } from './llms-text.ts'
import { LANGUAGE_HEADERS, languageOf } from './page-language.ts'
import {
  isOneFile,
  sitemap,
  sitemapIndex,
  sitemapOfPages,
  sitemapOfSpecies,
  sitemapPart,
  speciesInPart,
} from './sitemap.ts'
import type { Words } from './words.ts'

const SITEMAP = '/sitemap.xml'
const PUBLIC = 'public, max-age=3600'

/**
 * What machines look for at fixed addresses: which pages there are, which are not for them, what the portal is as an app.
 */
export async function siteFileRoutes(
  app: FastifyInstance,
  {
    answers,
    connection,
    materials,
    portal,
    words,
  }: Parts<'answers' | 'connection' | 'materials' | 'portal' | 'words'>,
) {
  const { reader } = connection
  const robots = `User-agent: *\nDisallow: /admin\nDisallow: /debug\n\nSitemap: ${portal.public_url}${SITEMAP}\n`

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC).send(robots),
  )
  app.get('/llms.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC).send(llmsText(portal)),
  )
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': PUBLIC, vary: LANGUAGE_HEADERS })
      .send(JSON.stringify(webManifest(portal, materials, words[languageOf(request)]))),
  )
  app.get(SITEMAP, async (request, reply) =>
    sendAnswer(
      request,
      reply,
      await answers.cached(SITEMAP, async (dataVersion) => {
        const species = await countSpecies(reader)
        if (!isOneFile(species)) return xmlAnswer(sitemapIndex(portal.public_url, species), dataVersion)
        const [speciesIds, countries, changes] = await Promise.all([
          listSpeciesIds(reader, { offset: 0, limit: species }),
          listCountryCodes(),
          getLastChanges(reader, 'all species'),
        ])
        return xmlAnswer(sitemap(portal.public_url, { speciesIds, countries }, changes), dataVersion)
      }),
    ),
  )
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d+).xml', async (request, reply) => {
    const part = Number(request.params.part)
    const answer = await answers.cached(sitemapPart(part), async (dataVersion) => {
      const xml = await partOf(part)
      return xml === undefined ? jsonAnswer(404, NO_SUCH_ADDRESS, dataVersion) : xmlAnswer(xml, dataVersion)
    })
    return answer.status === 404 ? reply.callNotFound() : sendAnswer(request, reply, answer)
  })

  /** One of several files; undefined where there is none such. */
  async function partOf(part: number): Promise<string | undefined> {
    const species = await countSpecies(reader)
    if (isOneFile(species)) return undefined
    if (part === 1) {
      const [countries, changes] = await Promise.all([
        listCountryCodes(),
        getLastChanges(reader, 'no species'),
      ])
      return sitemapOfPages(portal.public_url, countries, changes)
    }
    const own = speciesInPart(part, species)
    if (own === undefined) return undefined
    const ids = await listSpeciesIds(reader, own)
    return sitemapOfSpecies(portal.public_url, ids, await listLastChangesOfSpecies(reader, ids))
  }

  async function listCountryCodes(): Promise<string[]> {
    const { countries } = contentOf<CountryIndex>(await answers.get('/api/countries'))
    return countries.map(({ code }) => code)
  }
}

const xmlAnswer = (xml: string, dataVersion: string): Answer =>
  new Answer(200, 'application/xml; charset=utf-8', Buffer.from(xml), dataVersion)

/** The manifest for devices that install the portal as an app. The icons are drawn when the web is built. */
function webManifest({ name }: Portal, { colour }: Pick<ImageMaterials, 'colour'>, t: Words) {
  return {
    name,
    short_name: name,
    description: t('common:portal.description'),
    lang: t.language,
    id: '/',
    start_url: '/',
    scope: '/',
    // With the browser's way back, which a reference is read with.
    display: 'minimal-ui',
    theme_color: colour('surface'),
    background_color: colour('paper'),
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
