import { z } from 'zod'
import { CODEBOOK, type ColumnName } from '#domain/views/codebook.ts'
import { textOrNull } from './vocabularies.ts'

const COLUMNS = Object.keys(CODEBOOK) as [ColumnName, ...ColumnName[]]

/** A chart as a table, with the notes that belong to its figures. */
export const publishedView = z
  .object({
    view: z.string(),
    title: z.string().describe('In English'),
    release: textOrNull.describe('The release that was counted'),
    selection: z.string().describe('The choice of records as addresses name it; empty without one'),
    notes: z.string().describe('Rows left out, and signs to know before the figures are quoted'),
    citations: z.array(z.string()).describe('How the publisher asks to be cited'),
    licence: textOrNull.describe("The publisher's terms in words"),
    publisher_address: textOrNull.describe('Where the publisher offers the data'),
    simulated: z.boolean().describe('Whether the figures are simulated: made up, and no record is real'),
    columns: z.array(z.enum(COLUMNS)).describe('Explained at /data/codebook.csv'),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean()]).nullable())),
  })
  .describe('A chart as a table')
