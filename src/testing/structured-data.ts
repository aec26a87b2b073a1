import { z } from 'zod'

/* What schema.org and Google's documentation of structured data ask of the things that pages describe. */

const address = z.url({ protocol: /^https?$/ })
const day = z.iso.date()
const words = z.string().trim().min(1)
/** A year, or a span of years with its ends in order. */
const years = z
  .string()
  .regex(/^\d{4}\/\d{4}$/)
  .refine((span) => span.slice(0, 4) <= span.slice(5), 'ends before it begins')

const named = z.strictObject({ '@id': address })
const organization = z.strictObject({ '@type': z.literal('Organization'), name: words })
const creativeWork = z.strictObject({
  '@type': z.literal('CreativeWork'),
  name: words,
  url: address.optional(),
})

/** Google, Breadcrumb: at least two items with position, name and item. */
const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number().int().positive(),
        name: words,
        item: address,
      }),
    )
    .min(2)
    .refine(
      (items) => items.every(({ position }, place) => position === place + 1),
      'positions out of order',
    ),
})

const higherTaxon = z.strictObject({
  '@type': z.literal('Taxon'),
  name: words,
  taxonRank: words,
  get parentTaxon() {
    return higherTaxon.optional()
  },
})

/** schema.org, Taxon. */
const taxon = z.strictObject({
  '@type': z.literal('Taxon'),
  '@id': address,
  name: words,
  alternateName: z.array(words),
  taxonRank: z.enum(['species', 'subspecies']),
  parentTaxon: higherTaxon,
  url: address,
  description: words.optional(),
  sameAs: z.array(address).min(1).optional(),
})

/** Google, Dataset: name and a description of 50 to 5000 characters; the rest is recommended. */
const dataset = z.strictObject({
  '@type': z.literal('Dataset'),
  '@id': address,
  name: words,
  description: z.string().min(50).max(5000),
  url: address,
  about: named.optional(),
  creator: organization.optional(),
  citation: words.optional(),
  license: creativeWork.optional(),
  version: words.optional(),
  isBasedOn: address.optional(),
  temporalCoverage: years.optional(),
  variableMeasured: z
    .array(z.strictObject({ '@type': z.literal('PropertyValue'), name: words, propertyID: words }))
    .min(1)
    .optional(),
  measurementTechnique: words.optional(),
  dateModified: day,
  isAccessibleForFree: z.boolean(),
  includedInDataCatalog: named.or(
    z.strictObject({ '@type': z.literal('DataCatalog'), '@id': address, name: words, url: address }),
  ),
  distribution: z
    .array(
      z.strictObject({
        '@type': z.literal('DataDownload'),
        encodingFormat: z.string().regex(/^\w+\/[\w.+-]+$/),
        contentUrl: address,
        contentSize: z
          .string()
          .regex(/^\d+ B$/)
          .optional(),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      }),
    )
    .min(1)
    .optional(),
})

/** schema.org, DataCatalog. */
const dataCatalog = z.strictObject({
  '@type': z.literal('DataCatalog'),
  '@id': address,
  name: words,
  description: words,
  url: address,
  publisher: organization,
  isAccessibleForFree: z.boolean(),
  inLanguage: z.string().regex(/^[a-z]{2}$/),
  dataset: z.array(dataset),
})

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [breadcrumbList, taxon, dataset, dataCatalog])).min(1),
})

type Described = z.infer<typeof graph>['@graph'][number]

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

/** The things that a page describes, by type; throws when one of them is not as its documentation asks. */
export function structuredDataOf(html: string): {
  [Type in Described['@type']]?: Extract<Described, { '@type': Type }>
} {
  const scripts = [...html.matchAll(SCRIPT)].map(([, json = '']) => graph.parse(JSON.parse(json)))
  const things = scripts.flatMap((script) => script['@graph'])
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}
