import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DataFiles } from '#contract/bulk-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { hasMoreRows } from '#database/bulk/catalogue-queries.ts'
import { type DataScopes, scopesOfRows } from '#database/releases/data-scopes.ts'
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
import { CHECKLIST_TABLES } from '#domain/bulk/checklist.ts'
import { checklistMetadata } from '#domain/bulk/checklist-metadata.ts'
import type { PublishedTable, TableName } from '#domain/bulk/codebook.ts'
import { dataPackage, datasetOf } from '#domain/bulk/data-package.ts'
import { KINDS, licenceLink, linkHeader, type Signpost } from '#domain/bulk/signposting.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import { type PiecedAnswer, sendPieces } from '../answers/send-pieces.ts'
import type { Parts } from '../parts.ts'
import { rulesDigest } from '../trade/rules-digest.ts'
import { notFound } from './bulk-refusals.ts'
import { catalogueFile, textOfCatalogueFile } from './catalogue-files.ts'
import { checklistArchive } from './checklist-archive.ts'

/** Some megabytes as CSV: what has more is sent while it is read. */
const MOST_ROWS_IN_MEMORY = 20_000

const CSV = 'text/csv; charset=utf-8'
const ZIP = 'application/zip'

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
    const answer = await answers.cached(DATA_PACKAGE, async (_dataVersion, asked) => {
      const { catalogue, datasets } = contentOf<DataFiles>(await asked.get('/api/data-files?limit=1'))
      const files = Object.fromEntries(catalogue.tables.map((table) => [table.name, table]))
      const body = JSON.stringify(dataPackage({ files, datasets, portal }))
      const links = linkHeader([{ rel: 'describes', href: absolute(CATALOGUE), type: 'text/html' }])
      const { version, restsOn } = asked.madeOf
      return new Answer(200, 'application/json; charset=utf-8', Buffer.from(body), version, {
        links,
        restsOn,
      })
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
    if (await hasMoreRows(connection.reader, table.name, MOST_ROWS_IN_MEMORY))
      return sendPieces(request, reply, await piecesOf(table))
    const answer = await answers.cached(tableAddress(table.name), async (asked) => {
      const [bytes, links] = await Promise.all([catalogueFile(connection.reader, table), linksOf(table)])
      const { version, restsOn } = restingOn([table.name], asked)
      return new Answer(200, CSV, bytes, version, { links, restsOn })
    })
    return sendAnswer(request, reply, answer)
  })

  app.get(CHECKLIST_ARCHIVE, async (request, reply) => {
    const datasets = contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))
    const pieces = () => checklistArchive(connection.reader, { portal, datasets })
    const links = linkHeader([...ofCatalogue, ...ofKind(KINDS.dataset)])
    if (await isLongChecklist())
      return sendPieces(request, reply, {
        beginning: await beginningOf(CHECKLIST_TABLES, ZIP, checklistMetadata({ portal, datasets }), links),
        pieces: pieces(),
      })
    const answer = await answers.cached(CHECKLIST_ARCHIVE, async (asked) => {
      const { version, restsOn } = restingOn(CHECKLIST_TABLES, asked)
      return new Answer(200, ZIP, await buffer(pieces()), version, { links, restsOn })
    })
    return sendAnswer(request, reply, answer)
  })

  async function linksOf(table: PublishedTable): Promise<string> {
    const datasets = contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))
    const dataset = datasetOf(table, datasets)
    return linkHeader([...ofCatalogue, ...licenceLink(dataset?.address), ...ofKind(KINDS.dataset)])
  }

  async function piecesOf(table: PublishedTable): Promise<PiecedAnswer> {
    const beginning = await beginningOf([table.name], CSV, catalogueHeading(table), await linksOf(table))
    return { beginning, pieces: textOfCatalogueFile(connection.reader, table) }
  }

  async function isLongChecklist(): Promise<boolean> {
    for (const name of CHECKLIST_TABLES)
      if (await hasMoreRows(connection.reader, name, MOST_ROWS_IN_MEMORY)) return true
    return false
  }

  /** What is sent before a file of many rows: its tag names how it begins, what it rests on and the rules that write it. */
  async function beginningOf(
    tables: readonly TableName[],
    type: string,
    begins: string,
    links: string,
  ): Promise<Answer> {
    const { version, restsOn } = restingOn(tables, await dataVersion.ask())
    const tag = `${version}-${rulesDigest().slice(0, 8)}`
    return new Answer(200, type, Buffer.from(begins), tag, { links, restsOn })
  }

  /** What files of these tables rest on, and the data version with which that last changed. */
  function restingOn(tables: readonly TableName[], asked: string): { version: string; restsOn: DataScopes } {
    const restsOn = [...new Set([...tables.flatMap(scopesOfRows), 'dataset_releases'])]
    return { version: dataVersion.ofScopes(asked, restsOn) ?? asked, restsOn }
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
