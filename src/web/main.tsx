import './styles/main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepAnswers, readFirstData } from './first-data.ts'
import { startTranslations } from './i18n/translations.ts'
import { createQueryClient, keepTidy } from './query-client.ts'
import { createPortalRouter } from './router.ts'

// zod's settings, as it finds them wherever it is loaded later: it would else try whether it may make functions of
// text, which the pages' policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const firstData = readFirstData()
const queryClient = createQueryClient()
keepAnswers(queryClient, firstData)
keepTidy(queryClient)
await letOthersRun()

const router = createPortalRouter(queryClient)
await letOthersRun()
const words = startTranslations(firstData.translations)
await letOthersRun()
// What the server painted stands until the real page is ready to take its place.
await Promise.all([words, router.load(), firstFrame()])

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into')
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
)

/** Between two steps that each hold a phone up for a while: what a reader touched meanwhile goes first. */
async function letOthersRun(): Promise<void> {
  await globalThis.scheduler?.yield?.()
}

/** Lets the browser show what the server painted before the scripts take the processor; a hidden page has no frames. */
function firstFrame(): Promise<unknown> {
  const shown = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const longest = new Promise((resolve) => setTimeout(resolve, 100))
  return Promise.race([shown, longest])
}
