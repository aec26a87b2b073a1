import type { i18n } from 'i18next'

/** Longer than React takes to show that a part is missing. */
const SHOWN_MS = 500

/**
 * Words that could not be had. What needs them fails, so that its reader learns why and can try again: i18next counts them
 * as loaded and shows their keys; here they count as not asked for, once the failure has been shown.
 */
export class MissingWords {
  readonly #i18n: i18n
  /** By language and namespace, as i18next names its state. */
  readonly #problems = new Map<string, Error>()

  constructor(i18n: i18n) {
    this.#i18n = i18n
    const hasLoaded = i18n.hasLoadedNamespace.bind(i18n)
    i18n.hasLoadedNamespace = (namespace, options) => {
      const problem = this.#problems.get(`${options?.lng ?? i18n.language}|${namespace}`)
      if (problem !== undefined) throw problem
      return hasLoaded(namespace, options)
    }
  }

  add(language: string, namespace: string, problem: Error): void {
    const words = `${language}|${namespace}`
    this.#problems.set(words, problem)
    setTimeout(() => {
      this.#problems.delete(words)
      delete this.#i18n.services.backendConnector?.state[words]
    }, SHOWN_MS)
  }
}
