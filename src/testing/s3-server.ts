import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { findProgram } from './programs.ts'
import { freePort } from './test-server.ts'

const { TEST_S3_URL } = process.env
const MOTO = findProgram('moto_server')
/** What the server is sent before it asks for keys: a user, what it may do, its key. */
const FIRST_STEPS = 3
const STARTS_WITHIN_MS = 60_000

/** Whether there is a server: one that TEST_S3_URL names as http://key:secret@host:port, or the program moto_server. */
export const hasS3Server = TEST_S3_URL !== undefined || MOTO !== undefined
if (!hasS3Server)
  process.stderr.write('No moto_server on this machine and no TEST_S3_URL: tests of S3 are skipped.\n')

/** The server for tests, started where it is not running. */
export async function startS3Server() {
  if (TEST_S3_URL === undefined) return startMoto()
  const { origin, username, password } = new URL(TEST_S3_URL)
  return { endpoint: origin, accessKeyId: username, secretAccessKey: password, stop: async () => undefined }
}

/** A server that speaks S3, with a key that may make buckets in it. */
export type S3Server = Awaited<ReturnType<typeof startS3Server>>

export const newBucketName = () => `release-store-${randomBytes(6).toString('hex')}`

export async function makeBucket({ endpoint, ...key }: S3Server, bucket: string): Promise<void> {
  const { status } = await clientOf(key).fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  if (status !== 200) throw new Error(`The bucket could not be made: ${status}`)
}

/** A client of S3 with this key, to look into a bucket by. */
export const clientOf = (key: Pick<S3Server, 'accessKeyId' | 'secretAccessKey'>) =>
  new AwsClient({ ...key, service: 's3', region: 'us-east-1', retries: 0 })

/** Moto, which checks keys once it has users and permissions. */
async function startMoto() {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const moto = spawn(MOTO ?? '', ['-H', '127.0.0.1', '-p', String(port)], {
    env: { ...process.env, INITIAL_NO_AUTH_ACTION_COUNT: String(FIRST_STEPS) },
    stdio: 'ignore',
  })
  const gone = once(moto, 'exit')
  const stop = async () => {
    moto.kill('SIGKILL')
    await gone
  }
  try {
    await untilItAnswers(`${endpoint}/moto-api/`)
    return { endpoint, ...(await makeKey(endpoint)), stop }
  } catch (problem) {
    await stop()
    throw problem
  }
}

async function makeKey(endpoint: string) {
  const client = new AwsClient({
    accessKeyId: 'none',
    secretAccessKey: 'none',
    service: 'iam',
    region: 'us-east-1',
  })
  const tell = async (action: Record<string, string>) => {
    const body = new URLSearchParams({ Version: '2010-05-08', UserName: 'portal', ...action }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await client.fetch(`${endpoint}/`, { method: 'POST', headers, body })).text()
  }
  const everything = {
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: '*' }],
  }
  await tell({ Action: 'CreateUser' })
  await tell({ Action: 'PutUserPolicy', PolicyName: 'all', PolicyDocument: JSON.stringify(everything) })
  const made = await tell({ Action: 'CreateAccessKey' })
  const [, accessKeyId] = /<AccessKeyId>(.+?)</.exec(made) ?? []
  const [, secretAccessKey] = /<SecretAccessKey>(.+?)</.exec(made) ?? []
  if (accessKeyId === undefined || secretAccessKey === undefined) throw new Error(`No key was made: ${made}`)
  return { accessKeyId, secretAccessKey }
}

async function untilItAnswers(address: string): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS
  while (Date.now() < until) {
    if ((await fetch(address).catch(() => undefined)) !== undefined) return
    await wait(200)
  }
  throw new Error('moto_server did not answer')
}
