import './styles/main.css'
import i18next from 'i18next'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { removeSentHead } from './components/page-head.tsx'
import { fillQueryCache, readFirstData } from './first-data.ts'
import { followChanges } from './follow-changes.ts'
import { startTranslations } from './i18n/translations.ts'
import { setConnection } from './offline/connection.ts'
import { persister } from './offline/persister.ts'
import { createQueryClient, keepTidy } from './query-client.ts'
import { createPortalRouter } from './router.ts'

// zod's settings, as it finds them wherever it is loaded later: it would else try whether it may make functions of
// text, which the pages' policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const firstData = readFirstData()
const sentLanguage = document.documentElement.lang
if (firstData.isCached) setConnection('offline')
const queryClient = createQueryClient(persister)
fillQueryCache(queryClient, firstData)
keepTidy(queryClient)
followChanges(queryClient)
await letOthersRun()

const router = createPortalRouter(queryClient)
// The server draws the outermost routes without a boundary for what is still to come.
if (firstData.address !== undefined) router.ssr = { manifest: undefined }
await letOthersRun()
const words = startTranslations(firstData.translations)
await letOthersRun()
// As the address is when the router reads it, which may drop what the page does not know.
const isRendered = firstData.address === location.pathname + location.search
// What the server painted stands until the real page is ready to take its place.
await Promise.all([words, router.load(), firstFrame()])

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into')
const app = (
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>
)
startTransition(() => {
  // As the server rendered it, the page stands, and React takes it over.
  if (isRendered && i18next.language === sentLanguage) hydrateRoot(root, app)
  else {
    removeSentHead()
    createRoot(root).render(app)
  }
})

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
