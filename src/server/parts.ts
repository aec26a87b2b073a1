import type { Portal } from '#contract/portal-contract.ts'
import type { Connection } from '#database/connect.ts'
import type { ImportDesk } from '#ingest/import-desk.ts'
import type { SignIn } from './accounts/sign-in.ts'
import type { Tokens } from './accounts/tokens.ts'
import type { DataVersion } from './answers/data-version.ts'
import type { PublicAnswers } from './answers/public-answers.ts'
import type { Config } from './config.ts'
import type { SlowBodies } from './limits/slow-bodies.ts'
import type { SendLink } from './mail/send-link.ts'
import type { SendNotice } from './mail/send-notice.ts'
import type { RequestCounts } from './metrics/request-counts.ts'
import type { PageTemplate } from './pages/page-template.ts'
import type { PageThread } from './pages/page-thread.ts'
import type { WordsByLanguage } from './pages/words.ts'
import type { ReleaseFiles } from './pictures/pinned-figures.ts'
import type { ImageMaterials } from './social/image-materials.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** What the server is made of, once: `createApp` gives all of it to every group of routes. */
interface AllParts {
  config: Config
  connection: Connection
  answers: PublicAnswers
  dataVersion: DataVersion
  /** Reads and counts the files of releases of trade records. */
  files: ReleaseFiles
  /** Draws pages and charts without a browser. */
  pages: PageThread
  template: PageTemplate
  materials: ImageMaterials
  /** The folder of the built web. */
  web: string
  portal: Portal
  words: WordsByLanguage
  /** Today, YYYY-MM-DD. */
  today: () => string
  /** For what an operator should know although the asker got an answer. */
  warn: (message: string, details: Record<string, unknown>) => void
  signIn: SignIn
  tokens: Tokens
  /** Sends or gives back the links by which people make accounts and set passwords. */
  sendLink: SendLink
  sendNotice: SendNotice
  /** Takes releases in; works with the portal's own connection, since shipments are not a curator's to write. */
  imports: ImportDesk
  /** Makes and tries webhooks; calls them after changes. */
  webhooks: Webhooks
  slowBodies: SlowBodies
  counts: RequestCounts
}

/** The server's parts, or those of them that a group of routes needs. */
export type Parts<Name extends keyof AllParts = keyof AllParts> = Pick<AllParts, Name>
