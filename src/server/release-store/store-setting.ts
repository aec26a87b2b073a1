import { resolve } from 'node:path'

/** Where copies of the files of releases are put: a folder, or a bucket of a service that speaks S3. */
export type StoreSetting = { folder: string } | S3Setting

export interface S3Setting {
  bucket: string
  /** What every key begins with, without slashes at its ends; may be empty. */
  prefix: string
  region: string
  /** The service, where it is not Amazon's own. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

type Environment = Readonly<Record<string, string | undefined>>

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)\/?$/
/** Amazon's own name for a region that services elsewhere take too. */
const USUAL_REGION = 'us-east-1'

/** Reads where the files of releases are copied to; undefined where nothing is set. Throws a RangeError with one sentence. */
export function storeSetting(environment: Environment): StoreSetting | undefined {
  const place = environment.RELEASE_STORE?.trim()
  if (!place) return undefined
  const [, bucket, path = ''] = S3_ADDRESS.exec(place) ?? []
  if (bucket !== undefined) return { bucket, prefix: path.slice(1), ...serviceOf(environment) }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(place))
    throw new RangeError(
      `RELEASE_STORE must be a folder or an address such as s3://bucket/prefix, not '${withoutPassword(place)}'.`,
    )
  return { folder: resolve(place) }
}

function serviceOf({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_REGION: region,
  AWS_ENDPOINT_URL: service,
}: Environment): Omit<S3Setting, 'bucket' | 'prefix'> {
  if (!accessKeyId || !secretAccessKey)
    throw new RangeError(
      'RELEASE_STORE names a bucket, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  const endpoint = service ? endpointOf(service) : undefined
  if (!region && endpoint === undefined)
    throw new RangeError(
      'RELEASE_STORE names a bucket, which needs AWS_REGION, or AWS_ENDPOINT_URL where it is not at Amazon.',
    )
  return { region: region || USUAL_REGION, endpoint, accessKeyId, secretAccessKey }
}

function endpointOf(text: string): string {
  const address = URL.parse(text)
  const isService =
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.username === '' &&
    address.password === '' &&
    address.search === ''
  // The text itself is not shown: it may hold a password.
  if (!isService) throw new RangeError('AWS_ENDPOINT_URL must be an address such as https://s3.example.org.')
  return address.href.replace(/\/+$/, '')
}

const withoutPassword = (address: string): string => address.replace(/\/\/[^/]*@/, '//')
