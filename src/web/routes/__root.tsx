import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { lazy } from 'react'
import { Frame } from '#web/components/frame/frame.tsx'

export interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

const Devtools = import.meta.env.DEV
  ? lazy(() =>
      import('@tanstack/react-query-devtools').then(({ ReactQueryDevtools }) => ({
        default: ReactQueryDevtools,
      })),
    )
  : () => null

/** The back office brings a frame of its own. */
const BACK_OFFICE = /^\/admin(\/|$)/

function Root() {
  const bare = useLocation({ select: ({ pathname }) => BACK_OFFICE.test(pathname) })
  const content = (
    <>
      <Outlet />
      <Devtools initialIsOpen={false} />
    </>
  )
  return bare ? content : <Frame>{content}</Frame>
}
