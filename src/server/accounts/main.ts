import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { AccountLine } from '#database/accounts/accounts-queries.ts'
import { CannotOpen, databasePlace } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { whilePreparing } from '#database/preparing.ts'
import { ADMIN_ROLE } from '#domain/accounts/roles.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import { runCommandLine } from '#ingest/command-line.ts'
import {
  type AdministratorsJob,
  type AdministratorsRequest,
  runAdministratorsJob,
} from '#ingest/jobs/administrators-job.ts'
import { hereOrThere } from '#ingest/jobs/here-or-there.ts'
import { JobRefused } from '#ingest/jobs/job-socket.ts'
import { newPasswordProblem } from './account-problem.ts'
import { type AdminCommand, parseAdminArguments, USAGE } from './admin-arguments.ts'
import { digestOf } from './password-digests.ts'

/* npm run admin: manages who may use the back office. */

const place = databasePlace(process.env)

function changeThrough(options: AdministratorsRequest): Promise<AccountLine[]> {
  const job: AdministratorsJob = { command: 'admin', options }
  return hereOrThere(place, {
    job,
    here: async (connection) => {
      await whilePreparing(connection, () => migrateDatabase(connection))
      return runAdministratorsJob(connection, options)
    },
  })
}

async function requestOf(command: AdminCommand): Promise<AdministratorsRequest> {
  if (command.action === 'list' || command.action === 'remove' || command.action === 'second-factor')
    return command
  const password_hash = await digestOf(await readNewPassword(command.email))
  if (command.action === 'create') return { ...command, password_hash }
  return { action: 'password', email: command.email, password_hash }
}

const DONE: Record<AdminCommand['action'], (email: string) => string> = {
  create: (email) => `${email} may now sign in at /admin/login.\n`,
  password: (email) => `${email} has a new password; all sessions of the account have ended.\n`,
  'second-factor': (email) =>
    `${email} signs in with the password alone; all sessions of the account have ended.\n`,
  remove: (email) => `The account ${email} is removed.\n`,
  list: () => '',
}

const say = (text: string) => process.stdout.write(text)

/**
 * Reads a new password: typed twice at a terminal, where it is not shown, else the first line of what is
 * piped in. Throws Invalid with the reason when it may not be used.
 */
async function readNewPassword(email: string): Promise<string> {
  const { isTTY } = process.stdin
  const input = createInterface({ input: process.stdin, output: SILENCE, terminal: isTTY })
  // Lines are taken from one reader, so that none that was typed ahead is lost.
  const lines = input[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    if (isTTY) process.stderr.write(question)
    const { value, done } = await lines.next()
    if (isTTY) process.stderr.write('\n')
    if (done === true) throw new Invalid('No password was given.')
    return value
  }
  try {
    const password = await ask('Password: ')
    const problem = newPasswordProblem(password, email)
    if (problem !== undefined) throw new Invalid(problem)
    if (isTTY && (await ask('Once more: ')) !== password) throw new Invalid('The two passwords differ.')
    return password
  } finally {
    input.close()
  }
}

/** Where a terminal's echo of the password goes. */
const SILENCE = new Writable({ write: (_chunk, _encoding, done) => done() })

await runCommandLine(USAGE, [CannotOpen, JobRefused, Invalid, NotFound], async () => {
  const command = parseAdminArguments(process.argv.slice(2))
  const accounts = await changeThrough(await requestOf(command))
  if (command.action !== 'list') say(DONE[command.action](command.email))
  else
    for (const { email, role, created_at } of accounts)
      say(`${email}\t${role ?? 'no role'}\tsince ${created_at.slice(0, 10)}\n`)
  if (!accounts.some(({ role }) => role === ADMIN_ROLE)) say('There is no administrator.\n')
})
