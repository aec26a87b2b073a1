import type { IncomingHttpHeaders } from 'node:http'
import { languageNamedIn } from '#domain/portal/language-address.ts'
import { bestLanguage, LANGUAGE_KEY, type Language, spokenLanguage } from '#domain/portal/languages.ts'

/** What a page's answer depends on besides its address, for caches on the way. */
export const LANGUAGE_HEADERS = 'accept-language, cookie'

interface Asked {
  url: string
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>
}

const CHOSEN = new RegExp(`(?:^|; *)${LANGUAGE_KEY}=(\\w+)`)

/**
 * The language that a page is written in: that of its address, else the reader's own choice, which the switch stores in
 * a cookie, else the first of the browser's languages that the portal speaks.
 */
export function languageOf({ url, headers }: Asked): Language {
  const { cookie = '', 'accept-language': accepted = '' } = headers
  return (
    languageNamedIn(url) ?? spokenLanguage(CHOSEN.exec(cookie)?.[1]) ?? bestLanguage(byPreference(accepted))
  )
}

/** 'da;q=0.8, is' as ['is', 'da']. */
function byPreference(accepted: string): string[] {
  return accepted
    .split(',')
    .map((range) => {
      const [tag = '', weight] = range.split(/;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The key under which a page is cached; no address holds a space. */
export const pageKey = (language: Language, address: string) => `${language} ${address}`
