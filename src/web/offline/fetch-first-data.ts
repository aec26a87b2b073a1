import type { FirstData } from '../first-data.ts'
import { isForeign } from './foreign-answer.ts'

/**
 * What pages open with, to be stored; undefined where the portal does not answer, or something else answers in its place.
 */
export async function fetchFirstData(language: string): Promise<FirstData | undefined> {
  const sent = await fetch(`/offline-answers/${language}`)
  return sent.ok && !isForeign(sent, 'GET') ? sent.json() : undefined
}
