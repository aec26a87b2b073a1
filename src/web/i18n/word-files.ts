import type { ReadCallback, Services } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'

/** After an answer of 500 to 599 i18next asks again, so often; after 400 to 499 it gives up at once. */
const MOST_RETRIES = 5

/**
 * The files of words on the server. Where those of a language cannot be had, the English ones stand in their
 * place; i18next's own fallback would fetch both for every reader.
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
