import type { Reader } from '../access.ts'
import { data_version } from '../schema/index.ts'

/** The number that rises with every public change. */
export async function currentDataVersion(db: Reader): Promise<number> {
  const [row] = await db.select({ version: data_version.version }).from(data_version)
  if (row === undefined) throw new Error('The data version is missing from this database')
  return row.version
}
