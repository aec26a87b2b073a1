import type { Resource } from 'i18next'

const FILES = import.meta.glob<Resource[string][string]>('../../public/locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** The words of every language, by namespace; for the server, since a page brings along those that it uses. */
export const WORDS: Resource = wordsByLanguage()

function wordsByLanguage(): Resource {
  const words: Resource = {}
  for (const [path, file] of Object.entries(FILES)) {
    const [language = '', namespace = ''] = path
      .replace(/\.json$/, '')
      .split('/')
      .slice(-2)
    words[language] = { ...words[language], [namespace]: file }
  }
  return words
}
