import type { PageTemplate } from './page-template.ts'

type Values = Readonly<Record<string, string | number>>

/** The words of a key such as 'sharing:image.alt', with its values filled in and its plural chosen by `count`. */
export type Words = (key: string, values?: Values) => string

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** The words of the given namespaces as the screens have them. Asking for a key that there is not throws. */
export function wordsOf(
  template: Pick<PageTemplate, 'translations'>,
  language: string,
  namespaces: readonly string[],
): Words {
  const trees = template.translations(language, namespaces)
  const plurals = new Intl.PluralRules(language)

  return (key, values = {}) => {
    const { count } = values
    const plural = typeof count === 'number' ? textAt(trees, `${key}_${plurals.select(count)}`) : undefined
    const text = plural ?? textAt(trees, key)
    if (text === undefined) throw new Error(`There are no words for '${key}'`)
    return text.replaceAll(PLACEHOLDER, (placeholder, name) => String(values[name] ?? placeholder))
  }
}

function textAt(trees: Record<string, unknown>, key: string): string | undefined {
  let found: unknown = trees
  for (const part of key.split(/[:.]/)) found = (found as Record<string, unknown> | undefined)?.[part]
  return typeof found === 'string' ? found : undefined
}
