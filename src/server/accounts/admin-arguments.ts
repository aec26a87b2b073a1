import { WrongUsage } from '#ingest/command-line.ts'
import { emailProblem } from './account-problem.ts'

export const USAGE = `npm run admin -- create <e-mail>      makes an administrator
npm run admin -- password <e-mail>    sets a new password and ends all sessions
npm run admin -- remove <e-mail>      removes the account
npm run admin -- list                 tells who is an administrator

The password is typed when asked for, or read from what is piped in; it is never an argument.
`

const ACTIONS = ['create', 'password', 'remove', 'list'] as const
type Action = (typeof ACTIONS)[number]

export type AdminCommand = { action: 'list' } | { action: Exclude<Action, 'list'>; email: string }

/** What an operator typed. Throws WrongUsage. */
export function parseAdminArguments([word, email, ...more]: readonly string[]): AdminCommand {
  const action = ACTIONS.find((known) => known === word)
  if (action === undefined) {
    throw new WrongUsage(word === undefined ? 'Say what to do.' : `There is no '${word}'.`)
  }
  if (action === 'list') return { action }
  if (email === undefined) throw new WrongUsage('Name the e-mail of the account.')
  if (more.length > 0) throw new WrongUsage('Name the e-mail and nothing else; the password is asked for.')
  const problem = emailProblem(email)
  if (problem !== undefined) throw new WrongUsage(problem)
  return { action, email }
}
