import i18next, { type ReadCallback, type Services } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { ForeignAnswer, Unreached } from '../lost-answers.ts'
import { failWithout } from './missing-words.ts'

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
      if (mayRetry) return callback(problem, true)
      const giveUp: ReadCallback = (lost, words) => {
        if (lost) failWithout(language, namespace, lostWords(lost))
        callback(lost, lost ? false : words)
      }
      if (language === FALLBACK_LANGUAGE) giveUp(problem, false)
      else this.#backend.read(FALLBACK_LANGUAGE, namespace, giveUp)
    })
  }
}

const lostWords = (problem: Error | string): Error =>
  FOREIGN.test(String(problem))
    ? new ForeignAnswer(i18next.t('common:failure.what.foreign'))
    : new Unreached(i18next.t('common:failure.what.network'))
