import type { FastifyInstance } from 'fastify'
import type { DataFiles } from '#contract/bulk-contract.ts'
import { DATA_PAGE, DCAT_CATALOG } from '#domain/bulk/bulk-addresses.ts'
import { linkHeader } from '#domain/bulk/signposting.ts'
import { Answer } from '../answers/answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import type { Parts } from '../parts.ts'
import { citationFile } from '../structured-data/citation-file.ts'
import { dcatCatalog } from '../structured-data/dcat-catalog.ts'
import { withAllFiles } from './all-files.ts'

const INDEX = '/data/index.json'
const CITATION = '/CITATION.cff'

interface Description {
  address: string
  type: string
  write: (files: DataFiles) => string
}

/** What describes the portal's data as a whole: everything that is offered, the datasets as DCAT, and how to cite it. */
export async function portalDescriptionRoutes(
  app: FastifyInstance,
  { answers, portal }: Parts<'answers' | 'portal'>,
) {
  const descriptions: readonly Description[] = [
    { address: INDEX, type: 'application/json; charset=utf-8', write: (files) => JSON.stringify(files) },
    {
      address: DCAT_CATALOG,
      type: 'application/ld+json; charset=utf-8',
      write: (files) => JSON.stringify(dcatCatalog(files, portal)),
    },
    {
      address: CITATION,
      type: 'application/yaml; charset=utf-8',
      write: (files) => citationFile(files.datasets, portal),
    },
  ]
  const links = linkHeader([{ rel: 'describes', href: portal.public_url + DATA_PAGE, type: 'text/html' }])

  for (const { address, type, write } of descriptions) {
    app.get(address, async (request, reply) => {
      const answer = await answers.cached(address, async (_dataVersion, asked) => {
        const files = await withAllFiles<DataFiles>(asked, '/api/data-files')
        const { version, restsOn } = asked.madeOf
        return new Answer(200, type, Buffer.from(write(files)), version, { links, restsOn })
      })
      return sendAnswer(request, reply, answer)
    })
  }
}
