import type { BackendModule, Services } from 'i18next'
import type { HttpBackendOptions } from 'i18next-http-backend'
import type { WordFiles } from './word-files.ts'

/** Where words come from that did not come with the page; loaded when the first of them are missing. */
export class FetchedWords implements BackendModule<HttpBackendOptions> {
  static type = 'backend' as const
  type = 'backend' as const
  files: Promise<WordFiles> | undefined
  begin: (() => Promise<WordFiles>) | undefined

  init(services: Services, options: HttpBackendOptions): void {
    this.begin = () => import('./word-files.ts').then(({ WordFiles }) => new WordFiles(services, options))
  }

  read: BackendModule['read'] = (language, namespace, callback) => {
    this.files ??= this.begin?.()
    this.files?.then(
      (files) => files.read(language, namespace, callback),
      // The chunk itself could not be fetched: worth another try.
      (problem) => {
        this.files = undefined
        callback(problem, true)
      },
    )
  }
}
