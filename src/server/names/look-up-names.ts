import { Invalid } from '#domain/problems.ts'
import type { AdminContext } from '../admin-access.ts'
import { unavailable } from '../problems.ts'
import { proposeNames } from './propose-names.ts'

type Asked = Pick<AdminContext, 'db' | 'nameServiceUrl' | 'currentDay' | 'warn'>

/** What the name service proposes. Throws Invalid where none is configured; answers 503 where it says nothing. */
export async function lookUpNames({ db, nameServiceUrl, currentDay, warn }: Asked, name: string) {
  if (nameServiceUrl === '') throw new Invalid('name_service_off')
  try {
    return await proposeNames(db, { serviceUrl: nameServiceUrl, name, currentDay })
  } catch (problem) {
    warn('The name service gave no answer', { err: problem, name })
    throw unavailable('name_service_unavailable')
  }
}
