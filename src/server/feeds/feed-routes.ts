import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TradeRelease } from '#contract/release-comparison.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { listSpeciesChanges } from '#database/audit/species-changes-queries.ts'
import { nameInText } from '#domain/names/letter-case.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { INVALID_ID_MESSAGE, parseSpeciesId } from '#domain/species/species-id.ts'
import { CHANGES_FEED, feedAddress, RELEASES_FEED, speciesFeed } from '#domain/views/feed-address.ts'
import { Answer, contentOf, jsonAnswer } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import { localNamesOf, speciesCardsOf } from '../charts/species-names.ts'
import type { Words } from '../pages/words.ts'
import type { Parts } from '../parts.ts'
import { unknownAmong } from '../unknown-parameters.ts'
import { atom, type Feed } from './atom.ts'
import { changesFeed } from './changes-feed.ts'
import { beginning, releasesFeed } from './releases-feed.ts'

type Asked = FastifyRequest<{ Querystring: Record<string, string | string[]> }>
type AskedSpecies = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, string | string[]> }>

/** What readers of feeds ask for: releases of datasets, and changes of species. English unless `lang` names another. */
export async function feedRoutes(
  app: FastifyInstance,
  { answers, connection, portal, words }: Parts<'answers' | 'connection' | 'portal' | 'words'>,
) {
  app.get(RELEASES_FEED, (request: Asked, reply) =>
    send(request, reply, RELEASES_FEED, async (language, address) => {
      const [releases, tradeReleases] = await Promise.all([
        ask<DatasetRelease[]>('/api/dataset-releases'),
        ask<TradeRelease[]>('/api/releases/cites-trade'),
      ])
      return releasesFeed({ releases, tradeReleases }, { address, portal, words: words[language] })
    }),
  )

  app.get(CHANGES_FEED, (request: Asked, reply) =>
    send(request, reply, CHANGES_FEED, async (language, address) => {
      const t = words[language]
      return changes(undefined, language, {
        address,
        page: '/gallery',
        title: t('sharing:feeds.changes.title', { portal: portal.name }),
        subtitle: t('sharing:feeds.changes.subtitle'),
      })
    }),
  )

  app.get(speciesFeed(':id'), (request: AskedSpecies, reply) => {
    const id = parseSpeciesId(request.params.id)
    if (id === undefined) return refuse(request, reply, 400, INVALID_ID_MESSAGE)
    return send(request, reply, speciesFeed(id), async (language, address) => {
      const subject = (await namesIn([id], answers, words[language])).get(id)
      const [last] = subject === undefined ? await listSpeciesChanges(connection.reader, id) : []
      const name = subject ?? last?.scientific_name
      if (name === undefined) return undefined
      const title = words[language]('sharing:feeds.species.title', { portal: portal.name, subject: name })
      const page = subject === undefined ? '/gallery' : `/species/${id}`
      return changes(id, language, { address, page, title })
    })
  })

  async function ask<Content>(address: string): Promise<Content> {
    return contentOf<Content>(await answers.get(address))
  }

  async function changes(
    species_id: string | undefined,
    language: Language,
    about: { address: string; page: string; title: string; subtitle?: string },
  ): Promise<Feed> {
    const t = words[language]
    const [told, releases] = await Promise.all([
      listSpeciesChanges(connection.reader, species_id),
      ask<DatasetRelease[]>('/api/dataset-releases'),
    ])
    const names = await namesIn(
      told.map((one) => one.species_id),
      answers,
      t,
    )
    const nameOf = (one: (typeof told)[number]) => names.get(one.species_id) ?? one.scientific_name
    return changesFeed(told, { ...about, begun: beginning(releases) }, { portal, words: t, nameOf })
  }

  async function send(
    request: Asked,
    reply: FastifyReply,
    path: string,
    write: (language: Language, address: string) => Promise<Feed | undefined>,
  ): Promise<FastifyReply> {
    const unknown = unknownAmong(Object.keys(request.query), ['lang'])
    if (unknown !== undefined) return refuse(request, reply, 400, unknown)
    const { lang = FALLBACK_LANGUAGE } = request.query
    const language = LANGUAGES.find((spoken) => spoken === lang)
    if (language === undefined) {
      return refuse(request, reply, 400, `lang must be one of ${LANGUAGES.join(', ')}`)
    }
    const address = feedAddress(path, language)
    const answer = await answers.cached(address, async (dataVersion) => {
      const feed = await write(language, address)
      return feed === undefined
        ? jsonAnswer(404, { code: 'NOT_FOUND', message: NO_SUCH_SPECIES }, dataVersion)
        : feedAnswer(feed, dataVersion)
    })
    return sendAnswer(request, reply, answer)
  }
}

const NO_SUCH_SPECIES = 'No species has this ID, and no change to one was published.'

const feedAnswer = (feed: Feed, dataVersion: string) =>
  new Answer(200, 'application/atom+xml; charset=utf-8', Buffer.from(atom(feed)), dataVersion, {
    lastModified: new Date(feed.updated),
  })

const refuse = (request: Asked, reply: FastifyReply, status: 400, message: string) =>
  sendAnswer(request, reply, jsonAnswer(status, { code: 'BAD_REQUEST', message }, 'refused'))

/** 'Narwhal (Monodon monoceros)' for each of these species that is listed, in the language of the words where it has a name there. */
async function namesIn(
  ids: readonly string[],
  answers: PublicAnswers,
  t: Words,
): Promise<ReadonlyMap<string, string>> {
  const [species, local] = await Promise.all([
    speciesCardsOf(ids, answers),
    t.language === FALLBACK_LANGUAGE
      ? new Map<string, string>()
      : localNamesOf(ids, t.language as Language, answers),
  ])
  return new Map(
    species.map(({ id, common_name, scientific_name }) => {
      const common = nameInText(local.get(id), common_name, t.language)
      const subject = common
        ? t('species:page.title', { common, scientific: scientific_name })
        : scientific_name
      return [id, subject]
    }),
  )
}
