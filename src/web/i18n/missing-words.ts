import i18next, { type i18n } from 'i18next'

/** Translation files that could not be fetched: i18next counts them as loaded and would show the keys of their words. */
export class MissingWords {
  readonly #i18n: i18n
  /** By language and namespace. */
  readonly #problems = new Map<string, { language: string; namespace: string; problem: Error }>()

  constructor(i18n: i18n) {
    this.#i18n = i18n
  }

  /** Notes that a file could not be fetched, or that it has come. */
  note(language: string, namespace: string, problem?: Error): void {
    const file = `${language}/${namespace}`
    if (problem === undefined) this.#problems.delete(file)
    else this.#problems.set(file, { language, namespace, problem })
  }

  /**
   * What i18next shows in place of a word that it does not have: the text given for that case, else its key. What needs a
   * word of a missing file fails instead, so that its reader sees why and can try again.
   */
  readonly inPlaceOf = (word: string, given?: string): string => {
    const end = word.indexOf(':')
    const missing = this.#problems.get(`${this.#i18n.language}/${word.slice(0, end)}`)
    if (missing !== undefined) throw missing.problem
    return given ?? word.slice(end + 1)
  }

  /** Fetches the missing files again; resolves whether or not they come. */
  async fetchAgain(): Promise<void> {
    const files = [...this.#problems.values()]
    await Promise.all(
      files.map(({ language, namespace }) => this.#i18n.reloadResources([language], [namespace])),
    )
  }
}

/** Those of the screens. */
export const missingWords = new MissingWords(i18next)
