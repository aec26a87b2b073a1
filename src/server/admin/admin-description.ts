import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { adminContract } from '#contract/index.ts'
import { TOKEN_START } from '#domain/accounts/api-tokens.ts'
import { VERSION } from '../version.ts'

const API_TOKEN = 'api_token'

/** What programs may ask and change with an API token, as an OpenAPI document; what is for people alone is left out. */
export function adminDescription(publicUrl: string) {
  const {
    accounts: _accounts,
    people: _people,
    tokens: _tokens,
    webhooks: _webhooks,
    // Its address is not under that of the others.
    functions: _functions,
    ...procedures
  } = adminContract
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(procedures, {
    info: {
      title: 'Arctic Tracker, back office',
      version: VERSION,
      description:
        'What curators see and change, for programs of institutions that have an account. Each request carries an API token in the header Authorization. A token does what its owner chose for it, as far as the role of its owner allows; every change is in the audit trail with the account and the token. A request that adds a record may carry an Idempotency-Key, so that it adds the record once however often it is sent.',
    },
    servers: [{ url: `${publicUrl}/api/admin` }],
    security: [{ [API_TOKEN]: [] }],
    components: {
      securitySchemes: {
        [API_TOKEN]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${TOKEN_START}…`,
          description: 'An API token, made on the page of the own account. It is shown once, and expires.',
        },
      },
    },
  })
}
