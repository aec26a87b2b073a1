import { z } from 'zod'

/* What the specifications demand of what describes data to programs. */

const address = z.url({ protocol: /^https?$/ })
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Source: DataCite Metadata Schema 4.3 as JSON, mandatory properties and controlled lists. */
export const dataCiteRecord = z.strictObject({
  schemaVersion: z.literal('http://datacite.org/schema/kernel-4'),
  identifiers: z.array(z.strictObject({ identifier: address, identifierType: z.literal('URL') })).min(1),
  types: z.strictObject({ resourceTypeGeneral: z.literal('Dataset'), resourceType: z.string().min(1) }),
  creators: z
    .array(z.strictObject({ name: z.string().min(1), nameType: z.literal('Organizational') }))
    .min(1),
  titles: z.array(z.strictObject({ title: z.string().min(1) })).min(1),
  publisher: z.string().min(1),
  publicationYear: z.string().regex(/^\d{4}$/),
  contributors: z.array(
    z.strictObject({
      contributorType: z.enum(['Distributor', 'HostingInstitution', 'RightsHolder']),
      name: z.string().min(1),
      nameType: z.literal('Organizational'),
    }),
  ),
  dates: z.array(
    z.strictObject({
      date: z.string().regex(/^\d{4}(-\d{2}-\d{2})?(\/\d{4})?$/),
      dateType: z.enum(['Available', 'Collected', 'Issued']),
    }),
  ),
  language: z.string().length(2),
  version: z.string(),
  rightsList: z.array(z.strictObject({ rights: z.string().optional(), rightsUri: address.optional() })),
  descriptions: z.array(z.strictObject({ description: z.string(), descriptionType: z.literal('Abstract') })),
  relatedIdentifiers: z.array(
    z.strictObject({
      relatedIdentifier: address,
      relatedIdentifierType: z.literal('URL'),
      relationType: z.literal('IsDerivedFrom'),
    }),
  ),
  sizes: z.array(z.string()).optional(),
  formats: z.array(z.string()).optional(),
})

const reference = z.strictObject({ '@id': z.string() })

const croissantField = z.strictObject({
  '@type': z.literal('cr:Field'),
  '@id': z.string(),
  name: z.string().min(1),
  description: z.string(),
  dataType: z.enum(['sc:Text', 'sc:Integer', 'sc:Float', 'sc:Boolean', 'sc:Date']),
  source: z.strictObject({ fileObject: reference, extract: z.strictObject({ column: z.string() }) }),
})

/** Source: Croissant 1.0, and the checks of mlcroissant: mandatory properties, three numbers, a sum for each file, ids. */
export const croissantDescription = z
  .object({
    '@context': z.looseObject({ '@vocab': z.literal('https://schema.org/') }),
    '@type': z.literal('sc:Dataset'),
    conformsTo: z.literal('http://mlcommons.org/croissant/1.0'),
    name: z.string().min(1),
    description: z.string().min(1),
    url: address,
    license: z.string().min(1),
    creator: z.object({ '@type': z.enum(['Organization', 'Person']), name: z.string() }),
    datePublished: z.iso.date(),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/)
      .optional(),
    distribution: z
      .array(
        z.strictObject({
          '@type': z.literal('cr:FileObject'),
          '@id': z.string().min(1),
          name: z.string().min(1),
          description: z.string(),
          contentUrl: address,
          contentSize: z.string().regex(/^\d+ B$/),
          encodingFormat: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
          sha256,
        }),
      )
      .min(1),
    recordSet: z
      .array(
        z.strictObject({
          '@type': z.literal('cr:RecordSet'),
          '@id': z.string().min(1),
          name: z.string().min(1),
          description: z.string(),
          field: z.array(croissantField).min(1),
        }),
      )
      .min(1),
  })
  .refine(({ distribution, recordSet }) => {
    const files = distribution.map((file) => file['@id'])
    const fields = recordSet.flatMap(({ field }) => field)
    const ids = [...files, ...recordSet.map((set) => set['@id']), ...fields.map((field) => field['@id'])]
    const known = fields.every(({ source }) => files.includes(source.fileObject['@id']))
    return known && new Set(ids).size === ids.length
  }, 'A field has a file that is not there, or an id stands twice')

const english = z.strictObject({ '@value': z.string().min(1), '@language': z.literal('en') })
const agent = z.strictObject({ '@type': z.literal('foaf:Agent'), 'foaf:name': z.string().min(1) })
const resource = z.strictObject({ '@id': address })
const typed = <Type extends string>(type: Type) =>
  z.strictObject({ '@id': address, '@type': z.literal(type) })

/** Source: the SHACL shapes of DCAT-AP 3.0.1: what catalogue, dataset, distribution, agent, checksum and licence must have. */
const dcatDistribution = z.object({
  '@type': z.literal('dcat:Distribution'),
  'dcat:accessURL': resource,
  'dcat:downloadURL': resource,
  'dcat:mediaType': typed('dct:MediaType'),
  'dcat:byteSize': z
    .strictObject({ '@value': z.string().regex(/^\d+$/), '@type': z.literal('xsd:nonNegativeInteger') })
    .optional(),
  'spdx:checksum': z
    .strictObject({
      '@type': z.literal('spdx:Checksum'),
      'spdx:algorithm': typed('spdx:ChecksumAlgorithm'),
      'spdx:checksumValue': z.strictObject({ '@value': sha256, '@type': z.literal('xsd:hexBinary') }),
    })
    .optional(),
  'dct:license': z.looseObject({ '@type': z.literal('dct:LicenseDocument') }).optional(),
})

export const dcatApCatalog = z.object({
  '@id': address,
  '@type': z.literal('dcat:Catalog'),
  'dct:title': english,
  'dct:description': english,
  'dct:publisher': agent,
  'dcat:dataset': z
    .array(
      z.object({
        '@id': address,
        '@type': z.literal('dcat:Dataset'),
        'dct:title': english,
        'dct:description': english,
        'dct:publisher': agent,
        'dcat:landingPage': typed('foaf:Document'),
        'dcat:distribution': z.array(dcatDistribution),
      }),
    )
    .min(1),
})

/** The keys of YAML that has one line each with its value as JSON. */
export const keysOfYamlLines = (yaml: string): Record<string, unknown> =>
  Object.fromEntries(
    yaml
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, key = '', value = ''] = /^([a-z-]+): (.+)$/i.exec(line) ?? []
        return [key, JSON.parse(value)]
      }),
  )
