import { createHash } from 'node:crypto'
import type { Transaction } from '#database/access.ts'
import { createOnce } from '#database/curation/idempotency-keys-changes.ts'
import { Invalid } from '#domain/problems.ts'
import type { Caller } from '../accounts/caller.ts'
import type { AdminContext } from '../admin-access.ts'

/** A structured header writes a text in quotation marks; many senders leave them out. */
const KEY = /^(?<quote>"?)(?<key>[\w-]{16,64})\k<quote>$/

interface Creation<Answer> {
  /** What is asked for, such as 'cites_listings.create'. */
  procedure: string
  input: unknown
  /** Makes the record and gives its id. */
  create: (tx: Transaction) => Promise<string>
  /** Reads the record for the answer. */
  read: (tx: Transaction, id: string) => Promise<Answer>
}

/**
 * Creates a record in a transaction and answers with it. A request that names a key in `Idempotency-Key` creates it
 * once, however often it arrives: sent again within a day, it is answered with the same record. Without a key every
 * request creates one.
 */
export function createdOnce<Answer>(
  { db, profile, idempotencyKey }: Pick<AdminContext, 'db' | 'idempotencyKey'> & { profile: Caller },
  { procedure, input, create, read }: Creation<Answer>,
): Promise<Answer> {
  const key = idempotencyKey === undefined ? undefined : keyIn(idempotencyKey)
  return db.transaction(async (tx) => {
    const make = () => create(tx)
    const request = { editor_id: profile.id, procedure, input_digest: digestOf(input) }
    const id = key === undefined ? await make() : await createOnce(tx, { ...request, key }, make)
    return read(tx, id)
  })
}

function keyIn(header: string): string {
  const { key } = KEY.exec(header)?.groups ?? {}
  if (key === undefined) throw new Invalid('idempotency_key_shape')
  return key
}

/** Of an input as its schema read it, so that the order of its fields does not matter. */
const digestOf = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex')
