import type { ServerResponse } from 'node:http'
import { drawnPng } from './drawn-png.ts'
import { pour } from './local-server.ts'

/** What a taxon service that is broken, or someone else's, may answer in place of results. */
export const TAXON_LIES = [
  'dripping',
  'too-many',
  'endless',
  'page',
  'page-type',
  'wrong-shape',
  'control-characters',
  'redirected-in-circles',
] as const
export type TaxonLie = (typeof TAXON_LIES)[number]

/** The same of the photo that its results name. */
export const PHOTO_LIES = [
  'dripping-photo',
  'endless-photo',
  'no-picture',
  'page-as-picture',
  'vast-picture',
  'redirected-inside',
  'inside',
  'inside-by-name',
  'cloud',
  'file',
] as const
export type PhotoLie = (typeof PHOTO_LIES)[number]

export const isTaxonLie = (answer: string): answer is TaxonLie => TAXON_LIES.some((lie) => lie === answer)
export const isPhotoLie = (answer: string): answer is PhotoLie => PHOTO_LIES.some((lie) => lie === answer)

const DRIPS_EVERY_MS = 500
const PAGE = '<!doctype html><title>Sign in</title><script>alert(1)</script>'
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const PNG_TYPE = { 'content-type': 'image/png' }
const PAGE_TYPE = { 'content-type': 'text/html' }
const BLACK: [number, number, number] = [0, 0, 0]
const GARBLED = { name: 'x', rank: 'species', default_photo: { attribution: 'a\u0000b' } }

const ANSWERED: Record<TaxonLie, (response: ServerResponse) => void> = {
  dripping: (response) => drip(response.writeHead(200, JSON_TYPE), ' '),
  'too-many': (response) =>
    response.writeHead(429, { ...JSON_TYPE, 'retry-after': '60' }).end('{"error":"Too many requests"}'),
  endless: (response) => pour(response.writeHead(200, JSON_TYPE), ' '),
  page: (response) => response.writeHead(200, JSON_TYPE).end(PAGE),
  'page-type': (response) => response.writeHead(200, PAGE_TYPE).end('{"results":[]}'),
  'wrong-shape': (response) =>
    response.writeHead(200, JSON_TYPE).end('{"results":{"name":"Ursus maritimus","rank":["species"]}}'),
  'control-characters': (response) =>
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ results: [GARBLED] })),
  'redirected-in-circles': (response) =>
    response.writeHead(302, { location: '?q=Asked+redirected-in-circles' }).end(),
}

const SHOWN: Record<PhotoLie, (response: ServerResponse, inner: string) => void> = {
  'dripping-photo': (response) => drip(response.writeHead(200, PNG_TYPE), Buffer.of(0x89)),
  'endless-photo': (response) => pour(response.writeHead(200, PNG_TYPE), drawnPng(100, 100, BLACK)),
  'no-picture': (response) => response.writeHead(200, PNG_TYPE).end(PAGE),
  'page-as-picture': (response) => response.writeHead(200, PAGE_TYPE).end(drawnPng(1, 1, BLACK)),
  'vast-picture': (response) => response.writeHead(200, PNG_TYPE).end(vastPng()),
  'redirected-inside': (response, inner) => response.writeHead(302, { location: `${inner}/secret` }).end(),
  // These four are on other hosts, which must never be asked.
  inside: () => undefined,
  'inside-by-name': () => undefined,
  cloud: () => undefined,
  file: () => undefined,
}

export const sendTaxonLie = (response: ServerResponse, lie: TaxonLie): void => ANSWERED[lie](response)

export const sendPhotoLie = (response: ServerResponse, lie: PhotoLie, inner: string): void =>
  SHOWN[lie](response, inner)

/** Where the results say that the photo lies. */
export function photoAddress(lie: PhotoLie, { url, inner }: { url: string; inner: string }): string {
  switch (lie) {
    case 'inside':
      return inner
    case 'inside-by-name':
      return inner.replace('127.0.0.1', 'localhost')
    case 'cloud':
      return 'http://169.254.169.254/latest'
    case 'file':
      return 'file:///etc'
    default:
      return `${url}/photos/${lie}`
  }
}

/** A few bytes that claim to be wider than any screen. */
function vastPng(): Buffer {
  const png = drawnPng(1, 1, BLACK)
  png.writeUInt32BE(100_000, 16)
  png.writeUInt32BE(100_000, 20)
  return png
}

/** Sends something now and then, and never ends. */
function drip(response: ServerResponse, drop: string | Buffer): void {
  const timer = setInterval(() => response.write(drop), DRIPS_EVERY_MS)
  response.on('close', () => clearInterval(timer))
}
