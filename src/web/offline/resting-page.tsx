import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DeferredPart } from '../components/deferred-part.tsx'
import { useLanguageOfAddress } from '../i18n/use-language-of-address.ts'
import { NewsCorner } from '../news/news-corner.tsx'
import { watchPerformance } from '../performance/slow-metrics.ts'
import { reportProblem } from '../report-problem.ts'
import { AppCorner } from './app-corner.tsx'
import { cacheForReading } from './cache-for-reading.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { AskAgain, Unread } from './unread.tsx'
import { useWholeSpecies } from './use-whole-species.ts'
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
