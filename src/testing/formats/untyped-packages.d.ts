/* The parts of packages without fitting types that the tests use. */

declare module '@citation-js/core' {
  export interface CslItem {
    id: string
    type: string
    title?: string
    author?: { literal?: string; family?: string }[]
    issued?: { 'date-parts': number[][] }
    accessed?: { 'date-parts': number[][] }
    publisher?: string
    version?: string
    DOI?: string
    URL?: string
    note?: string | string[]
  }
  export const plugins: { input: { chain: (text: string, options: { generateGraph: boolean }) => CslItem[] } }
  export class Cite {
    constructor(items: readonly CslItem[])
    format(kind: 'bibliography'): string
  }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-csl'
declare module '@citation-js/plugin-ris'

declare module 'datapackage' {
  interface Resource {
    name: string
    read: (options: { keyed: true; relations: boolean }) => Promise<Record<string, unknown>[]>
  }
  interface Package {
    valid: boolean
    errors: Error[]
    resources: Resource[]
  }
  const datapackage: {
    Package: { load: (description: unknown, options: { basePath: string }) => Promise<Package> }
  }
  export = datapackage
}

declare module '@zazuko/rdf-parser-csvw' {
  import type { Readable } from 'node:stream'
  import type { Quad, Store } from 'n3'

  class CsvwParser {
    constructor(options: { metadata: Store; baseIRI: string })
    import(csv: Readable): AsyncIterable<Quad>
  }
  export = CsvwParser
}
