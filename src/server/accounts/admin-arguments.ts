import { parseArgs } from 'node:util'
import { ADMIN_ROLE, ROLES, type Role } from '#domain/accounts/roles.ts'
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { WrongUsage } from '#ingest/command-line.ts'
import { emailProblem } from './account-problem.ts'

export const USAGE = `npm run admin -- create <e-mail>          makes an administrator
    --role <role>                          or another: ${ROLES.join(', ')}
    --languages <codes>                    which languages a translator writes, such as is,da
npm run admin -- password <e-mail>        sets a new password and ends all sessions
npm run admin -- second-factor <e-mail>   takes codes and passkeys from the account, and ends all sessions
npm run admin -- remove <e-mail>          removes the account
npm run admin -- list                     tells who has an account, and which role

The password is typed when asked for, or read from what is piped in; it is never an argument.
`

const ACTIONS = ['create', 'password', 'second-factor', 'remove', 'list'] as const
type Action = (typeof ACTIONS)[number]

export type AdminCommand =
  | { action: 'list' }
  | { action: 'create'; email: string; role: Role; languages: TranslationLanguage[] }
  | { action: 'password'; email: string }
  | { action: Exclude<Action, 'list' | 'create' | 'password'>; email: string }

/** What an operator typed. Throws WrongUsage. */
export function parseAdminArguments(typed: readonly string[]): AdminCommand {
  const { words, options } = apart(typed)
  const [word, email, ...more] = words
  const action = ACTIONS.find((known) => known === word)
  if (action === undefined) {
    throw new WrongUsage(word === undefined ? 'Say what to do.' : `There is no '${word}'.`)
  }
  if (action !== 'create' && Object.keys(options).length > 0)
    throw new WrongUsage('Only create takes a role and languages.')
  if (action === 'list') return { action }
  if (email === undefined) throw new WrongUsage('Name the e-mail of the account.')
  if (more.length > 0) throw new WrongUsage('Name the e-mail and nothing else; the password is asked for.')
  const problem = emailProblem(email)
  if (problem !== undefined) throw new WrongUsage(problem)
  return action === 'create' ? { action, email, ...roleNamed(options) } : { action, email }
}

interface Options {
  role?: string
  languages?: string
}

function apart(typed: readonly string[]): { words: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({
      args: [...typed],
      options: { role: { type: 'string' }, languages: { type: 'string' } },
      allowPositionals: true,
    })
    return { words: positionals, options: values }
  } catch (problem) {
    throw new WrongUsage((problem as Error).message)
  }
}

function roleNamed({ role: asked = ADMIN_ROLE, languages: codes = '' }: Options) {
  const role = ROLES.find((known) => known === asked)
  if (role === undefined) throw new WrongUsage(`There is no role '${asked}', but ${ROLES.join(', ')}.`)
  const languages = codes.split(',').flatMap((code) => {
    if (code.trim() === '') return []
    const known = TRANSLATION_LANGUAGES.find((one) => one === code.trim())
    if (known === undefined)
      throw new WrongUsage(`'${code.trim()}' is none of the languages ${TRANSLATION_LANGUAGES.join(', ')}.`)
    return [known]
  })
  if ((role === 'translator') !== languages.length > 0)
    throw new WrongUsage('A translator, and nobody else, needs --languages.')
  return { role, languages }
}
