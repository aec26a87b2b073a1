import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/index.ts'
import type { Config } from '../config.ts'
import { VERSION } from '../version.ts'

/** The public interface as an OpenAPI document: every address of the contract with what it takes and answers. */
export function interfaceDescription({ portal, publicUrl }: Pick<Config, 'portal' | 'publicUrl'>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: {
      title: portal.name,
      version: VERSION,
      description:
        'Red List status, CITES and CMS listings, trade records, seizures and catches of Arctic species. Read-only. A parameter that an address does not take, or a value that does not fit, is answered with status 400 and the reason. Every answer carries an ETag that changes with the data. An answer that holds simulated figures says so in its body (simulated: true, in each row of a list) and in the header x-simulated-data.',
    },
    servers: [{ url: `${publicUrl}/api` }],
  })
}
