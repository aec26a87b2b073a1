import type { FastifyInstance } from 'fastify'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { provenanceOfSpecies } from '#domain/releases/provenance-of-species.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import type { Parts } from '../parts.ts'
import { drawPng } from './draw-png.ts'
import { speciesImage } from './species-image.ts'
import { speciesImageFacts } from './species-image-facts.ts'

/** Where the image of a species is; the page's head names it. */
export const speciesImagePath = (id: string, language: Language) =>
  `/images/social/${id}.png${language === FALLBACK_LANGUAGE ? '' : `?lang=${language}`}`

/**
 * Images for networks that show a link: one per species and language, drawn from its data and cached until the data
 * changes.
 */
export async function socialImageRoutes(
  app: FastifyInstance,
  { answers, materials, portal, words }: Parts<'answers' | 'materials' | 'portal' | 'words'>,
) {
  app.get<{ Params: { id: string }; Querystring: { lang?: unknown } }>(
    '/images/social/:id.png',
    async (request, reply) => {
      const id = parseSpeciesId(request.params.id)
      const found = id === undefined ? undefined : await answers.get(`/api/species/${id}`)
      if (id === undefined || found === undefined || found.status === 404)
        return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no image of this species' })
      const species = contentOf<SpeciesDetail>(found)
      const language = LANGUAGES.find((one) => one === request.query.lang) ?? FALLBACK_LANGUAGE
      return sendAnswer(
        request,
        reply,
        await answers.cached(speciesImagePath(id, language), (dataVersion) =>
          draw(dataVersion, species, language),
        ),
      )
    },
  )

  async function draw(dataVersion: string, species: SpeciesDetail, language: Language): Promise<Answer> {
    const [trade, releases] = await Promise.all([
      answers.get(`/api/species/${species.id}/trade-summary`),
      answers.get('/api/dataset-releases').then(contentOf<DatasetRelease[]>),
    ])
    const summary = contentOf<TradeSummary | null>(trade)
    const inUse = releases.find(({ dataset }) => dataset === 'cites_trade')
    const release = inUse && provenanceOfSpecies(inUse, species.scientific_name)
    const facts = speciesImageFacts({ portal: portal.name, species, summary, release }, words[language])
    const png = await drawPng(speciesImage(facts, materials), materials)
    return new Answer(200, 'image/png', png, dataVersion, { notice: trade.notice })
  }
}
