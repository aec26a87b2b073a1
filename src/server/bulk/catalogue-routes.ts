import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DataFiles } from '#contract/bulk-contract.ts'
import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Reader } from '#database/access.ts'
import { scopesOfTable } from '#database/bulk/catalogue-digests-queries.ts'
import { hasMoreRows } from '#database/bulk/catalogue-queries.ts'
import {
  CATALOGUE,
  CATALOGUE_ANCHOR,
  CHECKLIST_ARCHIVE,
  DATA_PACKAGE,
  DATA_PAGE,
  tableAddress,
} from '#domain/bulk/bulk-addresses.ts'
import { catalogueHeading } from '#domain/bulk/catalogue-csv.ts'
import { CATALOGUE_TABLES, publishedTable } from '#domain/bulk/catalogue-tables.ts'
import { CHECKLIST_TABLES, type ChecklistRows, checklistFiles } from '#domain/bulk/checklist.ts'
import { checklistMetadata } from '#domain/bulk/checklist-metadata.ts'
import type { PublishedTable } from '#domain/bulk/codebook.ts'
import { dataPackage, datasetOf } from '#domain/bulk/data-package.ts'
import { KINDS, licenceLink, linkHeader, type Signpost } from '#domain/bulk/signposting.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import { type PiecedAnswer, sendPieces } from '../answers/send-pieces.ts'
import type { Parts } from '../parts.ts'
import { rulesDigest } from '../trade/rules-digest.ts'
import { notFound } from './bulk-refusals.ts'
import { catalogueFile, catalogueRows, textOfCatalogueFile } from './catalogue-files.ts'
import { zipOf } from './zip.ts'

/** Some megabytes as CSV: what has more is sent while it is read. */
const MOST_ROWS_IN_MEMORY = 20_000

const CSV = 'text/csv; charset=utf-8'

type AskedTable = FastifyRequest<{ Params: { table: string } }>

/** The catalogue of facts: its data package, a CSV file for each table, and the checklist as an archive. */
export async function catalogueRoutes(
  app: FastifyInstance,
  { answers, connection, dataVersion, portal }: Parts<'answers' | 'connection' | 'dataVersion' | 'portal'>,
) {
  const absolute = (path: string) => portal.public_url + path
  const ofCatalogue: Signpost[] = [
    { rel: 'cite-as', href: absolute(CATALOGUE) },
    { rel: 'collection', href: absolute(CATALOGUE), type: 'text/html' },
    { rel: 'describedby', href: absolute(DATA_PACKAGE), type: 'application/json' },
  ]

  app.get(CATALOGUE, (_request, reply) =>
    reply.header('link', linkHeader(landingLinks())).redirect(`${DATA_PAGE}#${CATALOGUE_ANCHOR}`, 303),
  )

  app.get(DATA_PACKAGE, async (request, reply) => {
    const answer = await answers.cached(DATA_PACKAGE, async (version) => {
      const { catalogue, datasets } = contentOf<DataFiles>(await answers.get('/api/data-files?limit=1'))
      const files = Object.fromEntries(catalogue.tables.map((table) => [table.name, table]))
      const body = JSON.stringify(dataPackage({ files, datasets, portal }))
      const links = linkHeader([{ rel: 'describes', href: absolute(CATALOGUE), type: 'text/html' }])
      return new Answer(200, 'application/json; charset=utf-8', Buffer.from(body), version, { links })
    })
    return sendAnswer(request, reply, answer)
  })

  app.get(`${CATALOGUE}/:table.csv`, async (request: AskedTable, reply) => {
    const table = publishedTable(request.params.table)
    if (table === undefined) {
      const names = CATALOGUE_TABLES.map(({ name }) => name).join(', ')
      return reply
        .code(404)
        .send(notFound(`The catalogue has no table of this name; its tables are ${names}.`))
    }
    if (await hasMoreRows(connection.reader, table, MOST_ROWS_IN_MEMORY))
      return sendPieces(request, reply, await piecesOf(table))
    const answer = await answers.cached(tableAddress(table.name), async (version) => {
      const [bytes, links] = await Promise.all([catalogueFile(connection.reader, table), linksOf(table)])
      return new Answer(200, CSV, bytes, version, { links })
    })
    return sendAnswer(request, reply, answer)
  })

  app.get(CHECKLIST_ARCHIVE, async (request, reply) => {
    const answer = await answers.cached(CHECKLIST_ARCHIVE, async (version) => {
      const datasets = contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))
      const bytes = await checklistArchive(connection.reader, { portal, datasets })
      const links = linkHeader([...ofCatalogue, ...ofKind(KINDS.dataset)])
      return new Answer(200, 'application/zip', bytes, version, { links })
    })
    return sendAnswer(request, reply, answer)
  })

  async function linksOf(table: PublishedTable): Promise<string> {
    const datasets = contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))
    const dataset = datasetOf(table, datasets)
    return linkHeader([...ofCatalogue, ...licenceLink(dataset?.address), ...ofKind(KINDS.dataset)])
  }

  /** A file of many rows, whose tag names what it rests on and the rules that write it. */
  async function piecesOf(table: PublishedTable): Promise<PiecedAnswer> {
    const restsOn = [...scopesOfTable(table.name), 'dataset_releases']
    const asked = await dataVersion.ask()
    const version = `${dataVersion.ofScopes(asked, restsOn) ?? asked}-${rulesDigest().slice(0, 8)}`
    const heading = Buffer.from(catalogueHeading(table))
    return {
      beginning: new Answer(200, CSV, heading, version, { links: await linksOf(table), restsOn }),
      text: textOfCatalogueFile(connection.reader, table),
    }
  }

  function landingLinks(): Signpost[] {
    const items = [...CATALOGUE_TABLES.map(({ name }) => tableAddress(name))]
    return [
      { rel: 'cite-as', href: absolute(CATALOGUE) },
      ...ofKind(KINDS.landing),
      ...ofKind(KINDS.dataset),
      { rel: 'describedby', href: absolute(DATA_PACKAGE), type: 'application/json' },
      ...items.map((path): Signpost => ({ rel: 'item', href: absolute(path), type: 'text/csv' })),
      { rel: 'item', href: absolute(CHECKLIST_ARCHIVE), type: 'application/zip' },
    ]
  }
}

const ofKind = (href: string): Signpost[] => [{ rel: 'type', href }]

/** The checklist as a ColDP archive: the same bytes as long as the data is the same. */
async function checklistArchive(
  db: Reader,
  { portal, datasets }: { portal: Portal; datasets: readonly DatasetRelease[] },
): Promise<Buffer> {
  const rows: ChecklistRows = {
    species: [],
    species_synonyms: [],
    common_names: [],
    cms_listings: [],
    references: [],
  }
  for (const table of CATALOGUE_TABLES) {
    const name = CHECKLIST_TABLES.find((one) => one === table.name)
    if (name !== undefined) rows[name] = await catalogueRows(db, table)
  }
  return zipOf([
    { name: 'metadata.yaml', text: checklistMetadata({ portal, datasets }) },
    ...checklistFiles(rows, portal.public_url),
  ])
}
