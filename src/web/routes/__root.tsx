import type { QueryClient } from '@tanstack/react-query'
import {
  ClientOnly,
  createRootRouteWithContext,
  Outlet,
  type SearchMiddleware,
  useLocation,
} from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { type Language, spokenLanguage } from '#domain/portal/languages.ts'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { Frame } from '#web/components/frame/frame.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'

export interface RouterContext {
  queryClient: QueryClient
  /** The language of a page that the server renders; a browser's document knows its own. */
  language: Language | undefined
}

/** The search that every address may have. */
export interface LanguageSearch {
  lang?: Language | undefined
}

/** Links lead on in the language that an address names, also where no cookie can be stored. */
const retainLanguage: SearchMiddleware<LanguageSearch> = ({ search, next }) => {
  const asked = next(search)
  return { ...asked, lang: asked.lang ?? search.lang }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ lang }): LanguageSearch => ({ lang: spokenLanguage(String(lang)) }),
  search: { middlewares: [retainLanguage] },
  component: Root,
})

const Devtools = import.meta.env.DEV
  ? lazy(() =>
      import('@tanstack/react-query-devtools').then(({ ReactQueryDevtools }) => ({
        default: ReactQueryDevtools,
      })),
    )
  : () => null

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx').then(({ Toaster }) => Toaster))

/** The back office brings a frame of its own. */
const BACK_OFFICE = /^\/admin(\/|$)/

function Root() {
  const bare = useLocation({ select: ({ pathname }) => BACK_OFFICE.test(pathname) })
  // Who came from there reads on a public page too what became of a change; visitors load nothing of it.
  const [wasBare, setWasBare] = useState(bare)
  if (bare && !wasBare) setWasBare(true)

  const content = (
    <>
      <Outlet />
      <ClientOnly>
        <Devtools initialIsOpen={false} />
      </ClientOnly>
    </>
  )
  return (
    <>
      {bare ? content : <Frame>{content}</Frame>}
      {wasBare && <LateToaster besideRail={bare} />}
    </>
  )
}

/** The place for news, which a page can be used without; where it did not come, the next page tries again. */
function LateToaster({ besideRail }: { besideRail: boolean }) {
  const page = useLocation({ select: ({ pathname }) => pathname })
  return (
    <DeferredPart resetKey={page}>
      <Toaster besideRail={besideRail} />
    </DeferredPart>
  )
}
