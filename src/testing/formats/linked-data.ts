import jsonld, { type JsonLdDocument, type NodeObject, type Options } from 'jsonld'
import { Parser, Store } from 'n3'

/**
 * The statements of a JSON-LD document, read by jsonld.js in its safe mode: a word that its context does not explain is
 * an error, and so is a context that would have to be fetched, unless it is among the known ones.
 */
export async function statementsOf(
  document: JsonLdDocument,
  address: string,
  known: Readonly<Record<string, NodeObject>> = {},
): Promise<Store> {
  const options: Options.ToRdf & { safe: true } = {
    base: address,
    format: 'application/n-quads',
    safe: true,
    documentLoader: async (url: string) => {
      const context = known[url]
      if (context === undefined) throw new Error(`The document leans on ${url}`)
      return { document: context, documentUrl: url }
    },
  }
  const quads = await jsonld.toRDF(document, options)
  return new Store(new Parser({ format: 'N-Quads' }).parse(String(quads)))
}
