import type { ServerResponse } from 'node:http'
import { pour, startLocalServer } from './local-server.ts'

/** Longer than the portal waits. */
const SLOW_MS = 12_000

/** The ways in which a name service answers badly. */
export const NAME_FAULTS = [
  'failing',
  'malformed',
  'other-shape',
  'endless',
  'redirecting',
  'garbled',
  'slow',
] as const
type NameFault = (typeof NAME_FAULTS)[number]

/** A name as the service has it; of a synonym, `accepted` is the other one. */
interface KnownName {
  key: number
  authorship: string
  accepted?: number
  rank?: string
  synonyms?: readonly string[]
  vernacular?: readonly (readonly [name: string, language: string])[]
}

const MERLIN: KnownName = {
  key: 101,
  authorship: 'Linnaeus, 1758',
  synonyms: ['Aesalon columbarius', 'Falco aesalon'],
  vernacular: [
    ['Merlin', 'eng'],
    ['merlin', 'eng'],
    ['Pigeon Hawk', 'eng'],
    ['Dværgfalk', 'dan'],
    ['dvergfalk', 'nob'],
    ['Smyrill', 'isl'],
    ['Smeriglio', 'ita'],
  ],
}

/** Names that every stand-in knows. */
const KNOWN_NAMES: Readonly<Record<string, KnownName>> = {
  'Falco columbarius': MERLIN,
  'Aesalon columbarius': { key: 102, authorship: '(Linnaeus, 1758)', accepted: 101 },
  Falco: { key: 103, authorship: 'Linnaeus, 1758', rank: 'GENUS' },
}

const FALCONS = {
  kingdom: 'Animalia',
  phylum: 'Chordata',
  order: 'Falconiformes',
  family: 'Falconidae',
  genus: 'Falco',
  class: 'Aves',
}

/** A stand-in for GBIF's species interface, speaking its protocol on this machine. */
export async function startNameService(faults: Readonly<Record<string, NameFault>> = {}) {
  const asked: string[] = []
  const trespasses: string[] = []
  const other = await startLocalServer((request, response) => {
    trespasses.push(request.url ?? '')
    send(response, { matchType: 'NONE' })
  })
  const { url, close } = await startLocalServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
    const [, part = '', list] = /^\/v1\/species\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? []
    asked.push(request.url ?? '')
    if (part === 'match') sendMatch(response, searchParams.get('name') ?? '')
    else sendUsage(response, Number(part), list)
  })

  function sendMatch(response: ServerResponse, name: string) {
    const fault = faults[name]
    const whole = JSON.stringify(matchOf(name))
    const timer = setTimeout(
      () => (fault === undefined || fault === 'slow' ? send(response, matchOf(name)) : misbehave(fault)),
      fault === 'slow' ? SLOW_MS : 0,
    )
    response.on('close', () => clearTimeout(timer))

    function misbehave(bad: NameFault) {
      const json = { 'content-type': 'application/json' }
      if (bad === 'failing') response.writeHead(500, json).end('{}')
      else if (bad === 'malformed') response.writeHead(200, json).end(whole.slice(0, -9))
      else if (bad === 'redirecting') response.writeHead(302, { location: `${other.url}/v1` }).end()
      else if (bad === 'endless') pour(response.writeHead(200, json), ' ')
      else if (bad === 'garbled') send(response, { ...matchOf('Falco columbarius'), usageKey: 'many' })
      else send(response, ['Falco'])
    }
  }

  return {
    url,
    /** The addresses that were asked for, in order. */
    asked,
    /** What reached another server of the same network. */
    trespasses,
    close: async () => {
      await Promise.all([close(), other.close()])
    },
  }
}

/** Source: GBIF, species API, `GET /v1/species/match`. */
function matchOf(name: string) {
  const [written, known] =
    Object.entries(KNOWN_NAMES).find(([one]) => one.toLowerCase() === name.toLowerCase()) ?? []
  if (known === undefined) return { confidence: 100, matchType: 'NONE', synonym: false }
  const isSynonym = known.accepted !== undefined
  return {
    usageKey: known.key,
    ...(isSynonym && { acceptedUsageKey: known.accepted }),
    scientificName: `${written} ${known.authorship}`,
    canonicalName: written,
    rank: known.rank ?? 'SPECIES',
    status: isSynonym ? 'SYNONYM' : 'ACCEPTED',
    confidence: 99,
    matchType: 'EXACT',
    ...FALCONS,
    synonym: isSynonym,
  }
}

function sendUsage(response: ServerResponse, key: number, list?: string) {
  const [name, known] = Object.entries(KNOWN_NAMES).find(([, one]) => one.key === key) ?? []
  if (known === undefined) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    return
  }
  const page = (results: object[]) => ({ offset: 0, limit: 300, endOfRecords: true, results })
  if (list === 'synonyms')
    send(
      response,
      page(
        (known.synonyms ?? []).map((canonicalName, place) => ({
          key: 200 + place,
          canonicalName,
          rank: 'SPECIES',
        })),
      ),
    )
  else if (list === 'vernacularNames')
    send(
      response,
      page([
        ...(known.vernacular ?? []).map(([vernacularName, language]) => ({
          taxonKey: key,
          vernacularName,
          language,
        })),
        { vernacularName: 'a\u0000b', language: 'eng' },
      ]),
    )
  else
    send(response, {
      key,
      scientificName: `${name} ${known.authorship}`,
      canonicalName: name,
      authorship: `${known.authorship} `,
      rank: known.rank ?? 'SPECIES',
      ...FALCONS,
    })
}

const send = (response: ServerResponse, answer: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
