import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { wholeNumber } from '#contract/parameters.ts'
import { capitalised } from '#domain/names/letter-case.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import { type DrawnViewName, speciesViewPath } from '#domain/views/view-address.ts'
import { PUBLIC_ANSWER } from '../answers/send-answer.ts'
import { type AddressedChart, chartAt } from '../charts/addressed-chart.ts'
import { speciesSubject } from '../pages/species-subject.ts'
import type { Parts } from '../parts.ts'
import { speciesOf } from '../pictures/fact-figures.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { inOwnWords, orRefused } from '../views/refused.ts'
import { givenIn, pictureQuery, SMALL_WIDTH, selectionIn } from '../views/view-query.ts'
import { embedQuery, readFrameLook } from './embed-query.ts'
import { chartAddressAt, embeddableAt } from './embeddable-address.ts'
import { oembedAnswer } from './oembed-answer.ts'

/** What the charts are called on screen. */
const VIEW_TITLES: Readonly<Record<DrawnViewName, string>> = {
  'records-over-time': 'trade:records.title',
  'quantity-over-time': 'trade:quantity.title',
  'whole-animals': 'trade:animals.title',
  'two-ledgers': 'trade:ledgers.title',
  'terms-traded': 'trade:terms.title',
  purposes: 'trade:purposes.title',
  sources: 'trade:sources.title',
  'top-importers': 'trade:importers.title',
  'top-exporters': 'trade:exporters.title',
  'trade-flows': 'trade:map.title',
  'trade-trend': 'trade:trend.label',
  'conservation-trends': 'conservation:trends.chart',
  catches: 'trade:catches.title',
  'catch-quota-exports': 'trade:stock.title',
}

interface Descriptions extends Parts<'answers' | 'portal' | 'words'> {
  pictures: Pictures
}

const LARGEST = 10_000
const room = z.object({
  maxwidth: wholeNumber('maxwidth', 1, LARGEST).optional(),
  maxheight: wholeNumber('maxheight', 1, LARGEST).optional(),
})
const NOT_OFFERED = { code: 'NOT_IMPLEMENTED', message: 'Descriptions are offered as format=json alone' }
/** Where a PNG has its height. */
const HEIGHT_AT = 20

/** What sites that know nothing but the address of a page need in order to embed its chart. Source: oEmbed 1.0. */
export async function oembedRoutes(app: FastifyInstance, { answers, pictures, portal, words }: Descriptions) {
  app.get('/oembed', (request, reply) =>
    orRefused(reply, async () => {
      const asked = givenIn(request.url)
      if ((asked.get('format') ?? 'json') !== 'json') return reply.code(501).send(NOT_OFFERED)
      const found = await describedAt(asked.get('url') ?? '')
      if (found === undefined)
        throw new NotFound('url is no address of a species page or of a chart to embed here')
      const limits = room.safeParse(Object.fromEntries(asked))
      if (!limits.success) throw new Invalid(limits.error.issues.map(({ message }) => message).join('; '))

      reply.header('cache-control', PUBLIC_ANSWER)
      return reply.send(oembedAnswer({ portal, room: limits.data, ...found }))
    }),
  )

  /** What there is to embed at an address; undefined where nothing is. */
  async function describedAt(url: string) {
    const address = chartAddressAt(url, portal.public_url)
    const chart = address && chartAt(address.path)
    if (chart !== undefined) return describedChart(chart, address?.query ?? '')
    const found = embeddableAt(url, portal.public_url)
    if (found === undefined) return undefined
    const { species_id, view, query } = found
    const { lang = FALLBACK_LANGUAGE } = embedQuery(view, new URLSearchParams(query))
    const [species, thumbnail] = await Promise.all([speciesOf(answers, species_id), thumbnailOf(found)])
    const t = words[lang]
    const title = `${capitalised(speciesSubject(species, t))}: ${t(VIEW_TITLES[view])}`
    return { path: speciesViewPath(species_id, view), query, title, thumbnail }
  }

  /** Throws as the frame of the chart does. */
  async function describedChart(chart: AddressedChart, query: string) {
    const { look, rest } = readFrameLook(new URLSearchParams(query))
    const { lang = FALLBACK_LANGUAGE, theme } = look
    const counted = await inOwnWords(chart.count({ query: rest }, answers))
    const form = { lang, theme: theme === 'auto' ? 'light' : theme, width: SMALL_WIDTH } as const
    const drawn = new URLSearchParams(rest)
    if (chart.isPinned && counted.release !== null) drawn.set('release', counted.release)
    const { body } = await pictures.drawChart('png', form, chart, counted, drawn)
    for (const [name, value] of Object.entries(form)) drawn.set(name, String(value))
    return {
      path: chart.path,
      query,
      title: chart.title(words[lang]),
      thumbnail: { query: drawn.toString(), height: body.readUInt32BE(HEIGHT_AT) },
    }
  }

  /** The small PNG of the view. */
  async function thumbnailOf({ species_id: id, view, query }: NonNullable<ReturnType<typeof embeddableAt>>) {
    const given = new URLSearchParams(query)
    if (given.get('theme') === 'auto') given.delete('theme')
    given.set('width', String(SMALL_WIDTH))
    const release = given.has('release') ? undefined : await pictures.currentRelease({ id, view })
    if (release !== undefined) given.set('release', release)
    const { body } = await pictures.draw({
      id,
      view,
      format: 'png',
      query: pictureQuery(view, given),
      selection: selectionIn(given),
    })
    return { query: given.toString(), height: body.readUInt32BE(HEIGHT_AT) }
  }
}
