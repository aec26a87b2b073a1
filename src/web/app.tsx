import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'

interface AppProps {
  queryClient: QueryClient
  router: AnyRouter
}

/** The whole portal, drawn on the server and in the browser. */
export function App({ queryClient, router }: AppProps) {
  // A reader may have gone back while the page was still to be hydrated, when the router did not listen yet.
  useEffect(() => {
    if (router.history.location.href !== router.latestLocation.href) router.load()
  }, [router])

  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
