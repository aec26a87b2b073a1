import { QueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { api } from './api.ts'
import { staticMarkup } from './static-markup.tsx'

const TEXTS = import.meta.glob<Record<string, ComponentType>>('./content/*/*.tsx', { eager: true })

/** What a written page says before its first heading, and the headings with their addresses on the page; as markup. */
export interface WrittenOutline {
  language: string
  /** The name of its file, e.g. 'data-architecture'. */
  text: string
  lead: string
  parts: { id: string; title: string }[]
}

const LEAD = /<p>([\s\S]*?)<\/p>/
const HEADING = /<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g

/** The outlines of all written pages, read off the pages themselves. */
export function writtenOutlines(): WrittenOutline[] {
  return Object.entries(TEXTS).flatMap(([path, exported]) => {
    const [language = '', text = ''] = path
      .replace(/\.tsx$/, '')
      .split('/')
      .slice(-2)
    return Object.values(exported).map((Text) => {
      const markup = markupOf(Text, language)
      return { language, text, lead: leadOf(markup), parts: partsOf(markup) }
    })
  })
}

function markupOf(Text: ComponentType, language: string): string {
  const content = (
    <Suspense>
      <Text />
    </Suspense>
  )
  return staticMarkup(content, { language, at: '/', queryClient: answeredWithNothing() })
}

/** What a text asks for within a sentence waits for no answer here; its headings do not depend on one. */
function answeredWithNothing(): QueryClient {
  const queryClient = new QueryClient()
  const portal = {
    name: '',
    institution: '',
    credit_line: null,
    contact: null,
    public_url: '',
    roles: [],
    version: '',
  }
  queryClient.setQueryData(api.portal.about.queryKey(), portal)
  queryClient.setQueryData(api.releases.list.queryKey(), [])
  return queryClient
}

/** A sentence that waits for a figure would say something else without it. */
function leadOf(markup: string): string {
  const lead = LEAD.exec(markup)?.[1] ?? ''
  return lead.includes('aria-hidden') ? '' : wordsOf(lead)
}

const partsOf = (markup: string) =>
  [...markup.matchAll(HEADING)].map(([, id = '', title]) => ({ id, title: wordsOf(title) }))

/** Text without its elements; entities stay as they are. */
const wordsOf = (markup = '') => markup.replaceAll(/<[^>]+>/g, '').trim()
