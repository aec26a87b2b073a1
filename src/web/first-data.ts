import { generateOperationKey } from '@orpc/tanstack-query'
import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from 'i18next'
import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { api } from './api.ts'

/** An answer together with its question. */
export interface SentAnswer {
  procedure: string
  input?: unknown
  output: unknown
}

/** What the server sends along with a page, so that its first view needs no second request. */
export interface FirstData {
  answers: SentAnswer[]
  translations: Resource
  portal?: Portal
  releases?: DatasetRelease[]
  /** The address for which the server rendered the page; another page is drawn by the browser alone. */
  address?: string
  /** The page came from the browser's cache: the portal did not answer. */
  isCached?: true
}

/** Reads the page's own data; a page served without any (in development) starts empty. */
export function readFirstData(): FirstData {
  const sent = document.getElementById('first-data')?.textContent
  return sent ? JSON.parse(sent) : { answers: [], translations: {} }
}

/** Puts the answers where the queries of the screens look for them. */
export function fillQueryCache(queryClient: QueryClient, { answers, portal, releases }: FirstData): void {
  if (portal) queryClient.setQueryData(api.portal.about.queryKey(), portal)
  if (releases) queryClient.setQueryData(api.releases.list.queryKey(), releases)
  for (const { procedure, input, output } of answers) {
    queryClient.setQueryData(generateOperationKey(procedure.split('.'), { input, type: 'query' }), output)
  }
}
