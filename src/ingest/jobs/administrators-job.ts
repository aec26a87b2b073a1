import type { Editor } from '#database/access.ts'
import {
  changePassword,
  createAccount,
  removeAccount,
  removeSecondFactors,
} from '#database/accounts/accounts-changes.ts'
import { type AccountLine, listAccounts } from '#database/accounts/accounts-queries.ts'
import type { Connection } from '#database/connect.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Job } from './job-socket.ts'

/** What `npm run admin` does. A password travels as its digest only. */
export type AdministratorsRequest =
  | { action: 'list' }
  | { action: 'create'; email: string; password_hash: string; role: Role; languages: string[] }
  | { action: 'password'; email: string; password_hash: string }
  | { action: 'remove' | 'second-factor'; email: string }

export interface AdministratorsJob extends Job {
  command: 'admin'
  options: AdministratorsRequest
}

const OPERATOR: Editor = { id: null, email: 'admin command' }

/** Changes who may use the back office, and tells who may afterwards. */
export function runAdministratorsJob(
  { db }: Connection,
  request: AdministratorsRequest,
): Promise<AccountLine[]> {
  return db.transaction(async (tx) => {
    if (request.action === 'create') await createAccount(tx, OPERATOR, request)
    if (request.action === 'password') await changePassword(tx, OPERATOR, request)
    if (request.action === 'remove') await removeAccount(tx, OPERATOR, request.email)
    if (request.action === 'second-factor') await removeSecondFactors(tx, OPERATOR, request.email)
    return listAccounts(tx)
  })
}
