import type { QueryClient } from '@tanstack/react-query'
import { MOST_COMPARED } from '#domain/trade/comparison.ts'
import { connectionState } from '#web/offline/connection.ts'
import { reportProblem } from '#web/report-problem.ts'
import { TradeCounter } from './trade-counter.ts'
import { tradeFileQuestion } from './trade-file-question.ts'
import type { TradeFileName } from './trade-messages.ts'

/** The file of a species whose trade is being read. */
interface OpenFile {
  species_id: string
  sha256: string
  /** Undefined where the file cannot be used: the server counts instead. */
  counter: Promise<TradeCounter | undefined>
}

/** A file that takes longer than a second to load. */
export interface SlowFile {
  received: number
  size: number
}

const SLOW_MS = 1000
/** How long a failed file is not requested again. */
const FAILED_FOR_MS = 60_000

/** Latest first; as many as can be compared. */
let open: readonly OpenFile[] = []
/** `species_id` is undefined where the file failed offline, which the page shows anyway. */
let failed: { species_id: string | undefined; sha256: string; until: number } | undefined
let slow: SlowFile | undefined
const listeners = new Set<() => void>()

/** Whether the file of a species is open or loading. */
export const isTradeFileOpen = (species_id: string): boolean =>
  open.some((one) => one.species_id === species_id)

/**
 * The species' file, loaded at the first call; undefined where it cannot be used. It is loaded again once the server
 * names another file.
 */
export async function openTradeFile(
  queryClient: QueryClient,
  species_id: string,
): Promise<TradeCounter | undefined> {
  const file = await queryClient.fetchQuery(tradeFileQuestion(species_id))
  if (file === null || !canCount() || isFailed(file)) return undefined
  const opened = open.find((one) => one.species_id === species_id && one.sha256 === file.sha256) ?? {
    species_id,
    sha256: file.sha256,
    counter: load(species_id, file),
  }
  const others = open.filter((one) => one.species_id !== species_id)
  setOpen([opened, ...others].slice(0, MOST_COMPARED))
  const loaded = await opened.counter
  if (loaded === undefined) setOpen(open.filter((one) => one !== opened))
  return loaded
}

function setOpen(files: readonly OpenFile[]): void {
  const closed = open.filter((one) => !files.includes(one))
  open = files
  for (const { counter } of closed) counter.then((one) => one?.close())
}

/** Without a secure context a browser cannot check the bytes, and a file that was not checked is not used. */
export const canCount = () => typeof Worker !== 'undefined' && window.isSecureContext

const isFailed = ({ sha256 }: TradeFileName) => failed?.sha256 === sha256 && Date.now() < failed.until

async function load(species_id: string, file: TradeFileName): Promise<TradeCounter | undefined> {
  let received = 0
  let isSlow = false
  const showProgress = () => {
    isSlow = true
    setSlow({ received, size: file.size })
  }
  const timer = setTimeout(showProgress, SLOW_MS)
  try {
    const counter = await TradeCounter.open(file, (bytes) => {
      received = bytes
      if (isSlow) showProgress()
    })
    failed = undefined
    return counter
  } catch (problem) {
    const isOffline = connectionState() === 'offline'
    if (!isOffline) reportProblem('A trade file could not be used', problem)
    const until = Date.now() + FAILED_FOR_MS
    failed = { species_id: isOffline ? undefined : species_id, sha256: file.sha256, until }
    return undefined
  } finally {
    clearTimeout(timer)
    setSlow(undefined)
  }
}

function setSlow(state: SlowFile | undefined): void {
  slow = state
  for (const listener of listeners) listener()
}

/** Subscribes to the progress of slow files and to failures. */
export function onFileState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const slowFile = (): SlowFile | undefined => slow

/** The species whose file could not be used, so that the server counts for it. */
export const failedFile = (): string | undefined => failed?.species_id
