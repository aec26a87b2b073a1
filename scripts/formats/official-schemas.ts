import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Schemas that their publishers offer at an address, but not as a package. */
export const OFFICIAL_SCHEMAS = {
  'datacite_4.3_schema.json':
    'https://raw.githubusercontent.com/datacite/schema/master/source/json/kernel-4.3/datacite_4.3_schema.json',
  'csl-data.json': 'https://resource.citationstyles.org/schema/v1.0/input/json/csl-data.json',
  'coldp-datapackage.json':
    'https://raw.githubusercontent.com/CatalogueOfLife/coldp/master/docs/datapackage.json',
  'dcat-ap-SHACL.ttl': 'https://semiceu.github.io/DCAT-AP/releases/3.0.1/shacl/dcat-ap-SHACL.ttl',
} as const
export type OfficialSchema = keyof typeof OFFICIAL_SCHEMAS

/** The text of a schema: from a folder of files under these names, or from its publisher where none is given. */
export async function officialSchema(name: OfficialSchema, folder: string | undefined): Promise<string> {
  if (folder !== undefined) return readFile(join(folder, name), 'utf8')
  const answer = await fetch(OFFICIAL_SCHEMAS[name])
  if (!answer.ok) throw new Error(`${OFFICIAL_SCHEMAS[name]} answered with ${answer.status}`)
  return answer.text()
}
