import type { TradeReleases } from '#contract/bulk-contract.ts'
import { cslJsonCitation } from '#domain/citations/citation-formats.ts'
import { statementsOf } from '#testing/formats/linked-data.ts'
import { checklistProblems } from './formats/checklist-problems.ts'
import { jsonProblems } from './formats/json-problems.ts'
import { type OfficialSchema, officialSchema } from './formats/official-schemas.ts'
import { shaclProblems } from './formats/shacl-problems.ts'

/*
 * Holds what a running portal answers against the schemas of the formats' publishers, fetched from them or read from a
 * folder: npm run check:formats -- [address of the portal] [folder of schemas]
 */

const [portal = 'http://localhost:3000', folder] = process.argv.slice(2)

const at = async (path: string) => {
  const answer = await fetch(portal + path)
  if (!answer.ok) throw new Error(`${path} answered with ${answer.status}`)
  return answer
}

const index: TradeReleases = JSON.parse(await (await at('/data/index.json')).text())
const release = index.trade_releases.find(({ simulated }) => !simulated)

const cited = {
  name: 'trade-records',
  portal: 'Portal',
  institution: 'Institution',
  title: 'Trade records',
  notes: [],
  releases: release === undefined ? [] : [release],
  address: portal,
  accessed: new Date().toISOString().slice(0, 10),
}
const words = {
  simulated: 'simulated data',
  release: ({ title }: { title: string }) => title,
  readAt: '',
  data: 'Data:',
}

const CHECKS: Record<string, { schema: OfficialSchema; problems: (schema: string) => Promise<string[]> }> = {
  ...(release === undefined
    ? {}
    : {
        DataCite: {
          schema: 'datacite_4.3_schema.json',
          problems: async (schema) =>
            jsonProblems(
              schema,
              await (await at(`/data/cites-trade/${release.release}/datacite.json`)).json(),
            ),
        },
      }),
  'CSL-JSON': {
    schema: 'csl-data.json',
    problems: async (schema) => jsonProblems(schema, JSON.parse(cslJsonCitation(cited, words))),
  },
  ColDP: {
    schema: 'coldp-datapackage.json',
    problems: async (schema) =>
      checklistProblems(schema, new Uint8Array(await (await at('/data/catalogue/coldp.zip')).arrayBuffer())),
  },
  'DCAT-AP': {
    schema: 'dcat-ap-SHACL.ttl',
    problems: async (schema) => {
      const catalog = JSON.parse(await (await at('/data/catalog.jsonld')).text())
      return shaclProblems(schema, await statementsOf(catalog, `${portal}/data/catalog.jsonld`))
    },
  },
}

for (const [format, { schema, problems }] of Object.entries(CHECKS)) {
  const found = await problems(await officialSchema(schema, folder))
  console.log(found.length === 0 ? `${format}: fits ${schema}` : `${format}: ${found.length} problems`)
  for (const problem of found.slice(0, 20)) console.log(`  ${problem}`)
  if (found.length > 0) process.exitCode = 1
}
