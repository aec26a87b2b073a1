import { implement } from '@orpc/server'
import { adminContract } from '#contract/index.ts'
import type { AdminContext } from '../admin-access.ts'
import { accountsProcedures } from './accounts-procedures.ts'

/** Every procedure of the back office's contract; a contract without its procedure does not compile. */
export const adminRouter = implement(adminContract).$context<AdminContext>().router({
  accounts: accountsProcedures,
})
