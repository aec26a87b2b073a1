import { Readable } from 'node:stream'
import CsvwParser from '@zazuko/rdf-parser-csvw'
import { statementsOf } from './linked-data.ts'

const CSVW = 'http://www.w3.org/ns/csvw'

/** What the words of the vocabulary mean that the portal uses. Source: the namespace document of CSV on the Web. */
const CONTEXT = {
  '@context': {
    '@vocab': `${CSVW}#`,
    dc: 'http://purl.org/dc/terms/',
    schema: 'http://schema.org/',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
    columns: { '@id': `${CSVW}#column`, '@container': '@list' },
    titles: `${CSVW}#title`,
    url: { '@id': `${CSVW}#url`, '@type': '@id' },
  },
} as const

/** Reads a CSV by its description: for each row the values of its cells, by the names of their columns. */
export async function readDescribedCsv(
  csv: string,
  description: { url: string },
): Promise<Record<string, string>[]> {
  const metadata = await statementsOf(description, description.url, { [CSVW]: CONTEXT })
  const parser = new CsvwParser({ metadata, baseIRI: description.url })
  const rows = new Map<string, Record<string, string>>()
  const column = `${description.url}#`
  for await (const { subject, predicate, object } of parser.import(Readable.from([csv]))) {
    if (!predicate.value.startsWith(column)) continue
    const row = rows.get(subject.value) ?? {}
    row[decodeURIComponent(predicate.value.slice(column.length))] = object.value
    rows.set(subject.value, row)
  }
  return [...rows.values()]
}
