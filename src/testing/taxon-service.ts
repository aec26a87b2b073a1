import type { ServerResponse } from 'node:http'
import { drawnPng } from './drawn-png.ts'
import { startLocalServer } from './local-server.ts'
import { type TaxonAnswer, taxonResults } from './taxon-answers.ts'
import {
  isPhotoLie,
  isTaxonLie,
  type PhotoLie,
  photoAddress,
  sendPhotoLie,
  sendTaxonLie,
} from './taxon-lies.ts'

/** Longer than the portal waits. */
const SLOW_MS = 12_000
const SIZES: Record<string, [number, number]> = { medium: [500, 333], large: [1024, 683] }
const SEA_COLOUR: [number, number, number] = [64, 112, 134]
const BROKEN_PHOTO = 'broken'

/**
 * A stand-in for the public taxon service, speaking its protocol on this machine. It answers about the
 * the given species, about others as `otherwise`; its photographs weigh at least `photoBytes`.
 */
export async function startTaxonService(
  answers: Readonly<Record<string, TaxonAnswer>> = {},
  otherwise: TaxonAnswer = 'right',
  { photoBytes = 0 }: { photoBytes?: number } = {},
) {
  const asked: string[] = []
  const inner = await startInner()
  const { url, close } = await startLocalServer((request, response) => {
    const address = new URL(request.url ?? '/', url)
    if (address.pathname === '/v1/taxa') {
      const name = address.searchParams.get('q') ?? ''
      asked.push(name)
      sendTaxa(response, answers[name] ?? otherwise, name, { url, inner: inner.url })
    } else sendPhoto(response, address.pathname, { url, inner: inner.url, photoBytes })
  })
  return {
    url,
    /** The names it was asked about, in order. */
    asked,
    /** The requests that reached what is beside it in its own network, which must stay unreachable. */
    trespasses: inner.trespasses,
    close: async () => {
      await Promise.all([close(), inner.close()])
    },
  }
}

export type TaxonService = Awaited<ReturnType<typeof startTaxonService>>

/** Something that only this network may reach, with a picture like any other. */
async function startInner() {
  const trespasses: string[] = []
  const server = await startLocalServer((request, response) => {
    trespasses.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'image/png' }).end(drawnPng(1, 1, SEA_COLOUR))
  })
  return { ...server, trespasses }
}

interface Places {
  url: string
  inner: string
}

function sendTaxa(response: ServerResponse, answer: TaxonAnswer, name: string, places: Places): void {
  if (isTaxonLie(answer)) {
    sendTaxonLie(response, answer)
    return
  }
  if (answer === 'failing') {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"Error","status":500}')
    return
  }
  const usual = `${places.url}/photos${answer === 'broken-photo' ? `/${BROKEN_PHOTO}` : ''}`
  const photosAt = isPhotoLie(answer) ? photoAddress(answer, places) : usual
  const results = taxonResults(answer, name, photosAt)
  const whole = JSON.stringify({ total_results: results.length, page: 1, per_page: 30, results })
  const body = answer === 'malformed' ? whole.slice(0, -20) : whole
  const timer = setTimeout(
    () => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
    answer === 'slow' ? SLOW_MS : 0,
  )
  response.on('close', () => clearTimeout(timer))
}

interface Photos extends Places {
  photoBytes: number
}

function sendPhoto(response: ServerResponse, pathname: string, { inner, photoBytes }: Photos): void {
  const lie = pathname.split('/')[2] as PhotoLie
  if (isPhotoLie(lie)) {
    sendPhotoLie(response, lie, inner)
    return
  }
  const size = SIZES[/^\/photos\/\d+\/(\w+)\.png$/.exec(pathname)?.[1] ?? '']
  if (size === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
    return
  }
  response
    .writeHead(200, { 'content-type': 'image/png' })
    .end(drawnPng(...size, SEA_COLOUR, { ballast: photoBytes }))
}
