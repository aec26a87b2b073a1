import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Profile } from '#contract/accounts-contract.ts'
import type { Reader } from '#database/access.ts'
import {
  type AskedDifferences,
  everyDifference,
  type NamedDifference,
} from '#database/releases/import-differences-queries.ts'
import { may, roleOf } from '#domain/accounts/roles.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv-line.ts'
import { NotFound } from '#domain/problems.ts'
import { differenceCells, differenceColumns } from '#domain/releases/record-difference.ts'
import { ROW_CHANGES } from '#domain/releases/row-change.ts'
import { NOT_ADMIN, SIGNED_OUT } from '../accounts/refusals.ts'
import { NO_SUCH_ADDRESS } from '../refusal-words.ts'

const ROWS_AT_ONCE = 5000

const asked = z.object({
  id: z.uuid(),
  species_id: z.uuid().optional(),
  change: z.enum(ROW_CHANGES).optional(),
})

interface DifferencesFile {
  db: Reader
  profileOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Profile | null>
}

/** The rows that differ between what was sent and what it was compared with, as one CSV file, sent as it is read. */
export async function importDifferencesRoute(app: FastifyInstance, { db, profileOf }: DifferencesFile) {
  app.get('/api/admin/imports/:id/differences.csv', async (request, reply) => {
    const profile = await profileOf(request, reply)
    if (profile === null) return reply.code(401).send(SIGNED_OUT)
    if (roleOf(profile) === undefined || !may(profile, 'read')) return reply.code(403).send(NOT_ADMIN)
    const given = asked.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!given.success) return reply.code(404).send(NO_SUCH_ADDRESS)
    try {
      const differences = await everyDifference(db, given.data satisfies AskedDifferences, ROWS_AT_ONCE)
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="differences-${given.data.id}.csv"`)
        .send(Readable.from(linesOf(differences)))
    } catch (problem) {
      if (problem instanceof NotFound) return reply.code(404).send(NO_SUCH_ADDRESS)
      throw problem
    }
  })
}

async function* linesOf({
  fields,
  rows,
}: {
  fields: readonly string[]
  rows: AsyncIterable<NamedDifference[]>
}): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(differenceColumns(fields))}\n`
  for await (const some of rows) {
    yield some.map((row) => `${csvLine(differenceCells(fields, row.scientific_name, row))}\n`).join('')
  }
}
