import i18next, { type ReadCallback, type Services } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { ForeignAnswer, Unreached } from '../lost-answers.ts'
import { missingWords } from './missing-words.ts'

/** i18next repeats a request after a status of 500 to 599, at most so often; after 400 to 499 it does not. */
const MOST_RETRIES = 5

/** How the backend begins where the answer is no JSON: a network that wants its visitors to sign in. */
const FOREIGN = /^failed parsing/

/**
 * The translation files on the server. Where a file of a language cannot be fetched, the English one is used; i18next's
 * own fallback would fetch both for every reader. Without either, what needs the words fails.
 */
export class WordFiles {
  readonly #backend: HttpBackend
  readonly #retries = new Map<string, number>()
  readonly #missing: typeof missingWords

  constructor(services: Services, options: HttpBackendOptions, missing = missingWords) {
    this.#backend = new HttpBackend(services, options)
    this.#missing = missing
  }

  read(language: string, namespace: string, callback: ReadCallback): void {
    const end: ReadCallback = (problem, answer) => {
      this.#missing.note(language, namespace, problem ? lostWords(problem) : undefined)
      callback(problem, problem ? false : answer)
    }
    this.#backend.read(language, namespace, (problem, answer) => {
      if (!problem) return end(null, answer)
      const file = `${language}/${namespace}`
      const retries = this.#retries.get(file) ?? 0
      const mayRetry = answer === true && retries < MOST_RETRIES
      this.#retries.set(file, retries + 1)
      if (mayRetry) return callback(problem, true)
      if (language === FALLBACK_LANGUAGE) end(problem, false)
      else this.#backend.read(FALLBACK_LANGUAGE, namespace, end)
    })
  }
}

const lostWords = (problem: Error | string): Error =>
  FOREIGN.test(String(problem))
    ? new ForeignAnswer(i18next.t('common:failure.what.foreign'))
    : new Unreached(i18next.t('common:failure.what.network'))
