import i18next from 'i18next'

/** Longer than React takes to show that a part is missing. */
const SHOWN_MS = 500

/** By language and namespace, as i18next names its state. */
const missing = new Map<string, Error>()

/**
 * Lets what needs these words fail, so that its reader learns why and can try again. i18next counts words that could not be
 * had as loaded and shows their keys; here they count as not asked for, once the failure has been shown.
 */
export function failWithout(language: string, namespace: string, problem: Error): void {
  const words = `${language}|${namespace}`
  missing.set(words, problem)
  setTimeout(() => {
    missing.delete(words)
    delete i18next.services.backendConnector?.state[words]
  }, SHOWN_MS)
}

const hasLoadedNamespace = i18next.hasLoadedNamespace

i18next.hasLoadedNamespace = (namespace, options) => {
  const problem = missing.get(`${options?.lng ?? i18next.language}|${namespace}`)
  if (problem !== undefined) throw problem
  return hasLoadedNamespace.call(i18next, namespace, options)
}
