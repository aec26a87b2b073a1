import { type ComponentType, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'

type Text = ComponentType

const FILES = import.meta.glob<Text>('../../content/*/*.mdx', { import: 'default' })

const texts = new Map<string, Text>()

/**
 * The text of a written page, `src/web/content/{language}/{text}.mdx`: in the reader's language, else in
 * English and marked so. It is fetched when the page is opened, and places its live figures itself.
 */
export function WrittenContent({ text }: { text: string }) {
  const { i18n } = useTranslation()
  // The text stands until the one in another language is there.
  const wanted = useDeferredValue(i18n.language)
  const language = contentLanguage(Object.keys(FILES), text, wanted)
  const Content = textOf(text, language)
  return (
    <div lang={language === i18n.language ? undefined : language}>
      <Content />
    </div>
  )
}

/** The reader's language where the text is at hand in it, else English, which has every text. */
export function contentLanguage(paths: readonly string[], text: string, language: string): string {
  return paths.some((path) => path.endsWith(`/${language}/${text}.mdx`)) ? language : FALLBACK_LANGUAGE
}

function textOf(text: string, language: string): Text {
  const path = `../../content/${language}/${text}.mdx`
  const content = texts.get(path) ?? lazyPart(() => load(path))
  texts.set(path, content)
  return content
}

async function load(path: string): Promise<Text> {
  const content = await FILES[path]?.()
  if (content === undefined) throw new Error(`There is no text at ${path}`)
  return content
}
