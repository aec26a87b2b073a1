import type { ReadCallback, Services } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'

/** i18next repeats a request after a status of 500 to 599, at most so often; after 400 to 499 it does not. */
const MOST_RETRIES = 5

/**
 * The translation files on the server. Where a file of a language cannot be fetched, the English one is used; i18next's
 * own fallback would fetch both for every reader.
 */
export class WordFiles {
  readonly #backend: HttpBackend
  readonly #retries = new Map<string, number>()

  constructor(services: Services, options: HttpBackendOptions) {
    this.#backend = new HttpBackend(services, options)
  }

  read(language: string, namespace: string, callback: ReadCallback): void {
    this.#backend.read(language, namespace, (problem, answer) => {
      if (!problem) return callback(null, answer)
      const file = `${language}/${namespace}`
      const retries = this.#retries.get(file) ?? 0
      const mayRetry = answer === true && retries < MOST_RETRIES
      this.#retries.set(file, retries + 1)
      if (mayRetry || language === FALLBACK_LANGUAGE) callback(problem, mayRetry)
      else this.#backend.read(FALLBACK_LANGUAGE, namespace, callback)
    })
  }
}
