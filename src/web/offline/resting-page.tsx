import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLocation, useMatch, useSearch } from '@tanstack/react-router'
import i18next from 'i18next'
import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { showLanguage } from '#web/i18n/choose-language.ts'
import { NewsCorner } from '#web/news/news-corner.tsx'
import { watchPerformance } from '#web/performance/slow-metrics.ts'
import { reportProblem } from '#web/report-problem.ts'
import { tradeFileQuestion } from '#web/trade/trade-file-question.ts'
import { AppCorner } from './app-corner.tsx'
import { cacheForReading } from './cache-for-reading.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { savesData } from './saves-data.ts'
import { AskAgain, Unread } from './unread.tsx'
import { watchConnection } from './watch-connection.ts'

/** A part that the page stands without where its words cannot be had; the next page tries again. */
function dispensable<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    const page = useLocation({ select: ({ pathname }) => pathname })
    return (
      <DeferredPart resetKey={page}>
        <Part {...props} />
      </DeferredPart>
    )
  }
}

const Connection = dispensable(ConnectionBar)
const News = dispensable(NewsCorner)

/** What a public page does and shows once it has loaded and is idle. */
function RestingPage() {
  useWholeSpecies()
  const queryClient = useQueryClient()
  const { language } = useTranslation().i18n

  // Again for another language, and whenever another version, with files of its own, has taken over.
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const listening = new AbortController()
    const keep = () =>
      cacheForReading(queryClient, language).catch((problem) =>
        reportProblem('Nothing is kept for offline reading', problem),
      )
    keep()
    navigator.serviceWorker.addEventListener('controllerchange', keep, { signal: listening.signal })
    return () => listening.abort()
  }, [queryClient, language])

  return (
    <>
      <Watched />
      <News />
    </>
  )
}

/** What every page does, also in the back office: watch the connection and slow operations, follow the language of the address. */
function Watched() {
  const queryClient = useQueryClient()
  useEffect(() => watchConnection(queryClient), [queryClient])
  useEffect(watchPerformance, [])
  useLanguageOfAddress()
  return <Connection />
}

/** What a page can be read without at first, fetched together when it is idle. */
export const PARTS = {
  page: RestingPage,
  backOffice: Watched,
  corner: dispensable(AppCorner),
  unread: dispensable(Unread),
  askAgain: dispensable(AskAgain),
}

/**
 * Shows the screen in the language that its address names, which changes with Back and Forward after another was chosen.
 * The reader's own choice stays stored.
 */
function useLanguageOfAddress(): void {
  const named = useSearch({ from: '__root__', select: ({ lang }) => lang })
  useEffect(() => {
    if (named !== undefined && named !== i18next.language) showLanguage(named)
  }, [named])
}

/** Asks, for who reads on offline, for every tab of each species that was read here: each is small. */
function useWholeSpecies(): void {
  const queryClient = useQueryClient()
  const id = useMatch({ from: '/species/$id', shouldThrow: false, select: ({ params }) => params.id })

  useEffect(() => {
    if (id === undefined || savesData() || !('serviceWorker' in navigator)) return
    const input = { id }
    navigator.serviceWorker.ready.then(() => {
      queryClient.prefetchQuery(api.trade.view.queryOptions({ input }))
      queryClient.prefetchQuery(api.trade.trends.queryOptions({ input }))
      keepTradeFile(queryClient, id)
      queryClient.prefetchQuery(api.timeline.list.queryOptions({ input }))
      queryClient.prefetchQuery(api.listings.tradeMeasures.queryOptions({ input }))
      queryClient.prefetchQuery(api.listings.reservedTrade.queryOptions({ input }))
      queryClient.prefetchQuery(api.references.list.queryOptions({ input }))
      queryClient.prefetchQuery(api.catches.list.queryOptions({ input }))
      queryClient.prefetchQuery(api.catches.withExports.queryOptions({ input }))
      queryClient.prefetchQuery(api.seizures.summary.queryOptions({ input }))
      queryClient.prefetchQuery(api.seizures.list.queryOptions({ input }))
    })
  }, [id, queryClient])
}

/** The file that choices of trade are counted from; the service worker caches it. */
async function keepTradeFile(queryClient: QueryClient, id: string): Promise<void> {
  const file = await queryClient.fetchQuery(tradeFileQuestion(id)).catch(() => null)
  if (file !== null) await fetch(file.address).catch(() => undefined)
}
