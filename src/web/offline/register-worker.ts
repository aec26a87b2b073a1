import { tellNews } from '../news/news.ts'
import type { WorkerMessage } from './worker-messages.ts'

const LOOK_EVERY_MS = 3_600_000
/** In the session storage while a page is loaded again for a newer version. */
const INSTALLING = 'arctic-tracker-installing'

let ready: Promise<ServiceWorkerRegistration> | undefined

/**
 * Caches the portal for reading offline, and offers newer versions as they are published. No page is
 * ever loaded again by itself. Answers once the worker is there; never where a browser has none.
 */
export function workerReady(): Promise<ServiceWorkerRegistration> {
  ready ??= registerWorker()
  return ready
}

async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  tellOfInstalled()
  await serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
  const registration = await serviceWorker.ready
  if (registration.waiting) await offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
  })
  setInterval(() => registration.update(), LOOK_EVERY_MS)
  watchOtherTabs()
  return registration
}

interface ScriptAddresses {
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    /** In browsers that ask for types where scripts come in; what it makes counts as text for TypeScript. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses }
  }
}

/** The one address of a script that a script may name, vouched for where the browser asks for that. */
function workerAddress(): string {
  const address = '/sw.js'
  const policy = window.trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}

let tookOver: (() => void) | undefined

/** A version that waits is offered, unless this page belongs to it already: then it takes over without a word. */
async function offer(worker: ServiceWorker): Promise<void> {
  if (await isOfThisPage(worker)) return takeOver(worker, () => undefined)
  tellNews({
    what: 'updateAvailable',
    install: () => {
      sessionStorage.setItem(INSTALLING, 'yes')
      takeOver(worker, () => location.reload())
    },
  })
}

function takeOver(worker: ServiceWorker, then: () => void): void {
  tookOver = then
  const message: WorkerMessage = { act: 'take over' }
  worker.postMessage(message)
}

/** Where another tab installed a version, this one continues with its own until its reader chooses. */
function watchOtherTabs(): void {
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (tookOver) tookOver()
    else if (!isFirst) tellNews({ what: 'updateAvailable', install: () => location.reload() })
    isFirst = false
  })
}

function tellOfInstalled(): void {
  if (sessionStorage.getItem(INSTALLING) === null) return
  sessionStorage.removeItem(INSTALLING)
  tellNews({ what: 'updateInstalled' })
}

function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/main-"]')
  return ask(worker, { act: 'is own script', script: script?.src ?? location.href })
}

/** Sends a message to the worker and waits for its reply. */
export function ask<Reply>(worker: ServiceWorker, message: WorkerMessage): Promise<Reply> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage(message, [port2])
  })
}
