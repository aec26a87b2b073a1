import { type DatabasePlace, databasePlace } from '#database/connect.ts'
import { type FaultService, parseDsn } from './fault-reports/fault-service.ts'
import { ROUTE_CLASSES } from './limits/route-class.ts'
import { type StoreSetting, storeSetting } from './release-store/store-setting.ts'

/** The settings of an installation. The server reads its environment here alone. */
export interface Config extends DatabasePlace {
  host: string
  /** Whether the operator set where to listen. */
  isHostChosen: boolean
  port: number
  /** The address visitors use; in canonical links, the sitemap and social data. */
  publicUrl: string
  /**
   * Requests per minute and network before a visitor is asked to wait; limits/route-class.ts has the share of each kind.
   */
  rateLimit: number
  /** Whether a proxy in front names the visitor's address. */
  trustProxy: boolean
  logLevel: string
  /** Signs sessions in place of the key stored in the database. */
  authSecret: string | undefined
  /** Made at a start that finds no administrator. */
  firstAdministrator: { email: string; password: string } | undefined
  /** The mail server that links to new accounts and passwords are sent through; without it they are shown. */
  mail: { smtpUrl: string; from: string } | undefined
  /** The taxon service; empty switches pictures off. */
  taxonServiceUrl: string
  /** Where the back office looks scientific names up, as GBIF's interface does; empty, as usual, switches it off. */
  nameServiceUrl: string
  /** Where faults are reported; without it nothing of the kind is even loaded. */
  faultService: FaultService | undefined
  /** Requests that send it may read the metrics; without it only programs of the same machine may. */
  metricsToken: string | undefined
  /** Hosts that webhooks may call without https and inside the own network, each with its port or for every port. */
  webhookReceivers: readonly string[]
  /** Whether the trade records themselves are published, row by row and as files; their publisher allows it with credit. */
  publishRows: boolean
  /** Where copies of the files of releases are put, for a CDN to serve; without it they are in the database alone. */
  releaseStore: StoreSetting | undefined
  /** Whether answers are built before anybody asks, after a start and after each change of the data. */
  buildAhead: boolean
  /** Of `npm run dev`: the folder of a web that was not built, whose pages are rendered again for each visit. */
  devWeb: string | undefined
  portal: PortalIdentity
}

/** Who runs the portal. Source: supplement, section 1. */
export interface PortalIdentity {
  name: string
  institution: string
  /** Null where the operator gives none, and the screens have their own. */
  credit_line: string | null
  contact: string | null
  /** Where problems are reported instead, such as the issues of a repository. */
  issues_url: string | null
  /** Empty where the operator names none, and the screens have their own. */
  roles: string[]
}

/** Reached from the same machine alone. */
const LOOPBACK = '127.0.0.1'
const ALL_ADDRESSES = ['0.0.0.0', '::']

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration; throws a RangeError with one sentence when a value cannot be used. */
export function readConfig(environment: Environment): Config {
  const port = wholeNumber(environment, 'PORT', 3000, 0, 65_535)
  const host = environment.HOST || LOOPBACK
  const institution = environment.PORTAL_INSTITUTION || 'University of Akureyri'
  return {
    host,
    isHostChosen: Boolean(environment.HOST),
    port,
    ...databasePlace(environment),
    publicUrl: publicAddress(environment.PUBLIC_URL || `http://${hostName(environment.HOST)}:${port}`),
    rateLimit: wholeNumber(environment, 'RATE_LIMIT', ROUTE_CLASSES.read, 1, Number.MAX_SAFE_INTEGER),
    trustProxy: environment.TRUST_PROXY === 'true',
    logLevel: environment.LOG_LEVEL || 'info',
    authSecret: authSecret(environment.AUTH_SECRET),
    firstAdministrator: firstAdministrator(environment),
    mail: mail(environment),
    taxonServiceUrl: environment.INATURALIST_URL ?? 'https://api.inaturalist.org',
    nameServiceUrl: nameService(environment.GBIF_URL),
    faultService: faultService(environment.SENTRY_DSN),
    metricsToken: metricsToken(environment.METRICS_TOKEN),
    webhookReceivers: webhookReceivers(environment.WEBHOOK_RECEIVER),
    publishRows: onOrOff(environment, 'PUBLISH_ROWS', true),
    releaseStore: storeSetting(environment),
    buildAhead: onOrOff(environment, 'BUILD_AHEAD', true),
    devWeb: environment.DEV_WEB || undefined,
    portal: {
      name: 'Arctic Tracker',
      institution,
      credit_line: environment.PORTAL_CREDIT || null,
      contact: environment.PORTAL_CONTACT || null,
      issues_url: issuesAddress(environment.PORTAL_ISSUES),
      roles: environment.PORTAL_ROLES ? environment.PORTAL_ROLES.split('|') : [],
    },
  }
}

function onOrOff(environment: Environment, name: string, usual: boolean): boolean {
  const given = environment[name]?.trim().toLowerCase()
  if (!given) return usual
  if (given !== 'on' && given !== 'off')
    throw new RangeError(`${name} must be on or off, not '${environment[name]}'.`)
  return given === 'on'
}

function wholeNumber(
  environment: Environment,
  name: string,
  usual: number,
  least: number,
  most: number,
): number {
  const text = environment[name]
  if (text === undefined || text === '') return usual
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not '${text}'.`)
  }
  return value
}

/** What people of the same machine call the place that the portal listens at. */
function hostName(host: string | undefined): string {
  if (!host || ALL_ADDRESSES.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function publicAddress(text: string): string {
  try {
    return new URL(text).origin
  } catch {
    throw new RangeError(`PUBLIC_URL must be an address such as https://example.org, not '${text}'.`)
  }
}

function issuesAddress(text: string | undefined): string | null {
  if (!text) return null
  const address = URL.parse(text)
  if (address?.protocol === 'https:' || address?.protocol === 'http:') return address.href
  throw new RangeError(`PORTAL_ISSUES must be an address such as https://example.org/issues, not '${text}'.`)
}

function nameService(text: string | undefined): string {
  if (!text) return ''
  const address = URL.parse(text)
  if (address?.protocol === 'https:' || address?.protocol === 'http:') return address.origin
  throw new RangeError(`GBIF_URL must be an address such as https://api.gbif.org, not '${text}'.`)
}

const SHORTEST_SECRET = 32

function authSecret(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (text.length >= SHORTEST_SECRET) return text
  throw new RangeError(`AUTH_SECRET must have at least ${SHORTEST_SECRET} characters, or be left out.`)
}

function mail({ SMTP_URL: smtpUrl, MAIL_FROM: from, PORTAL_CONTACT: contact }: Environment): Config['mail'] {
  if (!smtpUrl) return undefined
  const address = URL.parse(smtpUrl)
  // The text itself is not shown: it may hold a password.
  if (address === null || !['smtp:', 'smtps:'].includes(address.protocol))
    throw new RangeError('SMTP_URL must be an address such as smtps://user:password@mail.example.org.')
  const sender = from || contact
  if (!sender?.includes('@'))
    throw new RangeError('SMTP_URL needs MAIL_FROM, the address that mail comes from.')
  return { smtpUrl, from: sender }
}

const SHORTEST_TOKEN = 16

function metricsToken(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (text.length >= SHORTEST_TOKEN) return text
  throw new RangeError(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters, or be left out.`)
}

function webhookReceivers(text: string | undefined): string[] {
  const hosts = (text ?? '').split(/[\s,]+/).filter((host) => host !== '')
  for (const host of hosts) {
    if (URL.parse(`http://${host}/`)?.host !== host)
      throw new RangeError(`WEBHOOK_RECEIVER must name hosts such as intranet.example:8080, not '${host}'.`)
  }
  return hosts
}

function faultService(text: string | undefined): FaultService | undefined {
  if (text === undefined || text === '') return undefined
  const service = parseDsn(text)
  if (service === undefined) {
    // The text itself is not shown: it holds a key.
    throw new RangeError('SENTRY_DSN must be an address such as https://key@faults.example/7.')
  }
  return service
}

function firstAdministrator({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  if (!email && !password) return undefined
  if (!email || !password) throw new RangeError('ADMIN_EMAIL and ADMIN_PASSWORD belong together.')
  return { email, password }
}
