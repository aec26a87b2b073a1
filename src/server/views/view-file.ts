import { licenceLink, linkHeader } from '#domain/bulk/signposting.ts'
import type { DATA_FORMATS } from '#domain/views/view-address.ts'
import { viewCsv, viewJson, viewMetadata } from '#domain/views/view-files.ts'
import type { PublishedView } from '#domain/views/view-table.ts'
import { Answer } from '../answers/answer.ts'
import { simulatedNotice } from '../answers/simulated-notice.ts'
import type { Translate } from '../pages/words.ts'
import { FOR_EVER } from '../trade/published-rows.ts'

export type DataFormat = (typeof DATA_FORMATS)[number]

const TYPES: Record<DataFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
  'metadata.json': 'application/csvm+json; charset=utf-8',
}

/** Whole addresses of what belongs to a file. */
interface Addresses {
  csv: string
  metadata: string
  page: string
}

/** A view as a file. Only one that counts the file of a release and nothing else is the same for ever. */
export function viewFile(
  view: PublishedView,
  format: DataFormat,
  { csv, metadata, page }: Addresses,
  translate: Translate,
): Answer {
  const text = {
    csv: () => viewCsv(view),
    json: () => viewJson(view),
    'metadata.json': () => viewMetadata(view, { csv, page }),
  }[format]()
  const dataset = view.view === 'seizures' ? 'seizures' : 'cites_trade'
  const notice = simulatedNotice([{ dataset, simulated: view.simulated }], [dataset], translate)
  return new Answer(200, TYPES[format], Buffer.from(text), undefined, {
    links: linkHeader([
      { rel: 'cite-as', href: csv },
      { rel: 'describedby', href: metadata, type: 'application/csvm+json' },
      { rel: 'describedby', href: page, type: 'text/html' },
      ...licenceLink(view.publisher_address),
    ]),
    ...(view.isFixed ? { caching: FOR_EVER, isPinned: true } : {}),
    ...(notice === undefined ? {} : { notice }),
  })
}
