import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sentReleaseInput } from '#contract/sent-release.ts'
import { validationMessage } from '#contract/validation-message.ts'
import { isDiskFull } from '#database/disk-full.ts'
import { may, roleOf } from '#domain/accounts/roles.ts'
import { Invalid } from '#domain/problems.ts'
import type { SentRelease } from '#ingest/import-desk.ts'
import { type Caller, editorOf } from '../accounts/caller.ts'
import { NOT_ADMIN, SIGNED_OUT } from '../accounts/refusals.ts'
import { languageOf } from '../pages/page-language.ts'
import type { Parts } from '../parts.ts'
import { newUploadFolder, removeAbandonedUploads } from './upload-folders.ts'

/** The full CITES release packs into about one and a half gigabytes. */
const LARGEST_FILE_BYTES = 4 * 1024 ** 3
const MOST_FILES = 200
/** File systems take 255 bytes. */
const LONGEST_NAME_BYTES = 240

const CODES: Readonly<Record<number, string>> = { 403: 'FORBIDDEN', 507: 'INSUFFICIENT_STORAGE' }

interface ReleaseUpload extends Parts<'imports' | 'today' | 'words' | 'slowBodies'> {
  profileOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>
}

/**
 * Takes the files of a release from a browser and begins to read them. They are written to a folder of their
 * own as they arrive; a connection that breaks leaves nothing behind. What goes with the files is in the
 * address, so that it is checked before the first byte is read.
 */
export async function releaseUploadRoute(
  app: FastifyInstance,
  { imports, profileOf, today, words, slowBodies }: ReleaseUpload,
) {
  await removeAbandonedUploads()
  await app.register(fastifyMultipart, {
    limits: { fileSize: LARGEST_FILE_BYTES, files: MOST_FILES, fields: 0 },
  })
  const refused = (reply: FastifyReply, problem: string, status = 400) => {
    const { key = problem, max } = validationMessage(problem) ?? {}
    const say = words[languageOf(reply.request)]
    const message = say(`admin:validation.${key}`, max === undefined ? {} : { max: say.number(max) })
    const code = CODES[status] ?? 'BAD_REQUEST'
    return reply.code(status).send({ code, message, data: { key: problem } })
  }

  app.post('/api/admin/imports', async (request, reply) => {
    const profile = await profileOf(request, reply)
    if (profile === null) return reply.code(401).send(SIGNED_OUT)
    if (roleOf(profile) === undefined) return reply.code(403).send(NOT_ADMIN)
    if (!may(profile, 'import'))
      return refused(reply, profile.token === undefined ? 'not_permitted' : 'not_in_scope', 403)
    const given = sentReleaseInput.safeParse(request.query)
    if (!given.success) return refused(reply, given.error.issues[0]?.message ?? 'source_required')
    if (!request.isMultipart()) return refused(reply, 'files_required')

    slowBodies.allow(request.raw)
    const { source, release, last_complete_year: lastCompleteYear, only_covered: onlyCovered } = given.data
    const folder = await newUploadFolder()
    try {
      // Refused before gigabytes are sent, not after.
      await imports.assertFree(source)
      // A client that disconnected meanwhile sends nothing more, and its form would never end.
      if (request.raw.destroyed) throw new Invalid('line_broke')
      const files = await receiveFiles(request, folder)
      const id = await imports.receive(editorOf(profile), {
        source,
        release,
        lastCompleteYear,
        onlyCovered,
        today: today(),
        folder,
        files,
      })
      return reply.code(202).send({ id })
    } catch (problem) {
      await rm(folder, { recursive: true, force: true })
      if (problem instanceof Invalid) return refused(reply, problem.message)
      if (isDiskFull(problem)) return refused(reply, 'disk_full', 507)
      if (isBrokenForm(problem)) return refused(reply, 'line_broke')
      throw problem
    }
  })
}

/** What the reader of forms says of one that ends in the middle or is none; its errors have no code. */
const isBrokenForm = (problem: unknown) =>
  problem instanceof Error &&
  /^(Unexpected end of|Malformed part header|Multipart: Boundary not found)/.test(problem.message)

/** The file's name as a name on this disk, where it has one; importers read the version and the day out of it. */
const safeName = (sent = ''): string =>
  endOf(basename(sent).replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_')).replace(/^\.+/, '') || 'file'

/** The last letters of a name that a disk has room for; its end says what kind of file it is. */
function endOf(name: string): string {
  const bytes = Buffer.from(name)
  let start = Math.max(0, bytes.length - LONGEST_NAME_BYTES)
  // The bytes that go on a letter of UTF-8 begin with 10.
  while (((bytes[start] ?? 0) & 0b1100_0000) === 0b1000_0000) start += 1
  return bytes.toString('utf8', start)
}

/** Writes the files of a request into the folder. Throws Invalid where one is too large or named like another. */
async function receiveFiles(request: FastifyRequest, folder: string): Promise<SentRelease['files']> {
  const files: SentRelease['files'] = []
  for await (const { filename, file } of request.files()) {
    const name = safeName(filename)
    if (files.some((earlier) => earlier.name === name)) throw new Invalid('files_named_alike')
    const path = join(folder, name)
    await pipeline(file, createWriteStream(path))
    if (file.truncated) throw new Invalid('file_too_large')
    files.push({ name, path, bytes: (await stat(path)).size })
  }
  if (files.length === 0) throw new Invalid('files_required')
  return files
}
