import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/index.ts'
import type { PublicAnswers } from './answers/public-answers.ts'
import { sendAnswer } from './answers/send-answer.ts'
import type { Config } from './config.ts'
import { interfacePage } from './pages/interface-page.ts'
import type { PageTemplate } from './pages/page-template.ts'
import { VERSION } from './version.ts'

/** The public interface under /api: its answers and its description. */
export async function apiRoutes(
  app: FastifyInstance,
  { answers, config, template }: { answers: PublicAnswers; config: Config; template: PageTemplate },
) {
  const description = await describeInterface(config)

  const styles = template.html.match(/<style>[\s\S]*?<\/style>/g)?.join('') ?? ''
  const page = interfacePage(JSON.parse(JSON.stringify(description)), styles)

  app.get('/api', (_request, reply) => reply.type('text/html').send(page))
  app.get('/api/openapi.json', (_request, reply) => reply.send(description))

  app.get('/api/*', async (request, reply) => sendAnswer(request, reply, await answers.get(request.url)))
}

function describeInterface({ portal, publicUrl }: Config) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: {
      title: portal.name,
      version: VERSION,
      description:
        'Red List status, CITES and CMS listings, trade records, seizures and catches of Arctic species. Read-only; every answer carries an ETag that changes with the data.',
    },
    servers: [{ url: `${publicUrl}/api` }],
  })
}
