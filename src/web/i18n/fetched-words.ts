import type { BackendModule, Services } from 'i18next'
import type HttpBackend from 'i18next-http-backend'
import type { HttpBackendOptions } from 'i18next-http-backend'

/**
 * The http backend of i18next, loaded when the first words are missing: those of the first view came
 * with the page. It tries again after an answer of 500 to 599 and gives up after 400 to 499.
 */
export class FetchedWords implements BackendModule<HttpBackendOptions> {
  static type = 'backend' as const
  type = 'backend' as const
  backend: Promise<HttpBackend> | undefined
  services: Services | undefined
  options: HttpBackendOptions | undefined

  init(services: Services, options: HttpBackendOptions): void {
    this.services = services
    this.options = options
  }

  read: BackendModule['read'] = (language, namespace, callback) => {
    this.backend ??= import('i18next-http-backend').then(
      ({ default: Backend }) => new Backend(this.services, this.options),
    )
    this.backend.then(
      (backend) => backend.read(language, namespace, callback),
      // The chunk itself could not be fetched: worth another try.
      (problem) => callback(problem, true),
    )
  }
}
