import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TradeReleases } from '#contract/bulk-contract.ts'
import {
  DATA_PAGE,
  RELEASE_ANCHOR,
  type ReleaseDescription,
  releaseAddress,
  releaseDescription,
} from '#domain/bulk/bulk-addresses.ts'
import { releaseLinks } from '#domain/bulk/release-links.ts'
import { linkHeader } from '#domain/bulk/signposting.ts'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { releaseOfLabel } from '#domain/trade/release-address.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import type { Parts } from '../parts.ts'
import { shortenedName } from '../shortened-name.ts'
import { croissant } from '../structured-data/croissant.ts'
import { dataCite } from '../structured-data/datacite.ts'
import { rowsRefusal } from '../trade/published-rows.ts'
import { withAllFiles } from './all-files.ts'
import { notFound } from './bulk-refusals.ts'

export type ListedRelease = TradeReleases['trade_releases'][number]

type Asked = FastifyRequest<{ Params: { release: string } }>

/** The media type of each, beside what its addresses end in. */
const TYPES: Readonly<Record<ReleaseDescription, string>> = {
  files: 'application/json; charset=utf-8',
  datacite: 'application/vnd.datacite.datacite+json; charset=utf-8',
  croissant: 'application/ld+json; charset=utf-8',
}

/** What describes a release of trade records: for people the page, for programs its files, citation and columns. */
export async function releaseDescriptionRoutes(
  app: FastifyInstance,
  {
    answers,
    connection: { reader },
    portal,
    config: { publishRows },
  }: Parts<'answers' | 'connection' | 'portal' | 'config'>,
) {
  const write: Readonly<Record<ReleaseDescription, (release: ListedRelease) => object>> = {
    // Every file with size and sum, and what holds for all of them.
    files: (release) => ({ portal: portal.name, ...release }),
    datacite: (release) => dataCite(release, portal),
    croissant: (release) => croissant(release, portal),
  }

  app.get('/data/cites-trade/:release', async (request: Asked, reply) => {
    // A header has no room for the files of thousands of species: it names the first, and the description that lists them all.
    const { trade_releases } = contentOf<TradeReleases>(await answers.get(FIRST_FILES))
    const release = releaseIn(trade_releases, request)
    if (release === undefined) return reply.code(404).send(noSuchRelease(request))
    return reply
      .header('link', linkHeader(releaseLinks(release, portal.public_url)))
      .redirect(`${DATA_PAGE}#${RELEASE_ANCHOR}${release.release}`, 303)
  })

  app.get('/data/cites-trade/:release/files.json', async (request: Asked, reply) =>
    publishRows ? sendDescription('files', request, reply) : reply.code(403).send(await rowsRefusal(reader)),
  )
  app.get('/data/cites-trade/:release/croissant.json', async (request: Asked, reply) =>
    publishRows
      ? sendDescription('croissant', request, reply)
      : reply.code(403).send(await rowsRefusal(reader)),
  )
  app.get('/data/cites-trade/:release/datacite.json', (request: Asked, reply) =>
    sendDescription('datacite', request, reply),
  )

  async function sendDescription(description: ReleaseDescription, request: Asked, reply: FastifyReply) {
    const release = await releaseAt(request)
    if (release === undefined) return reply.code(404).send(noSuchRelease(request))
    if (release.simulated && description !== 'files') return reply.code(404).send(MADE_UP)
    const answer = await answers.cached(releaseDescription(release.release, description), async (version) => {
      const body = Buffer.from(JSON.stringify(write[description](release)))
      const describes = {
        rel: 'describes',
        href: portal.public_url + releaseAddress(release.release),
      } as const
      const links = linkHeader([{ ...describes, type: 'text/html' }])
      return new Answer(200, TYPES[description], body, version, { links })
    })
    return sendAnswer(request, reply, answer)
  }

  async function releaseAt({ params }: Asked): Promise<ListedRelease | undefined> {
    const { trade_releases } = await withAllFiles<TradeReleases>(answers, '/api/trade-releases')
    return releaseIn(trade_releases, { params })
  }
}

const FIRST_FILES = `/api/trade-releases?limit=${MOST_NAMED}`

function releaseIn(releases: readonly ListedRelease[], { params }: Pick<Asked, 'params'>) {
  const { release } = releaseOfLabel(params.release)
  return releases.find((one) => one.release === release)
}

const noSuchRelease = ({ params: { release } }: Asked) =>
  notFound(`No release of trade records is called '${shortenedName(release)}'.`)

const MADE_UP = notFound('These records are simulated and are not described as a dataset.')
