import { adminContract } from 'virtual:admin-contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Generation, GenerationEvents, GenerationProgress } from '#contract/trade-summaries-curation.ts'
import { BATCH_SIZE, TIME_LIMIT_MS } from '#domain/trade/summary-runs.ts'
import { fetchFromPortal } from '#web/offline/fetch-from-portal.ts'
import { reportProblem } from '#web/report-problem.ts'
import { sessionEnded } from '#web/session/session.ts'
import { adminApi } from '../admin-api.ts'
import { useToasts } from '../use-toasts.ts'

/** Stands for all species instead of the id of one. */
export const ALL = 'all'

/** Generates summaries, with progress, failures and a way to stop. */
export function useGeneration() {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const [progress, setProgress] = useState<GenerationProgress>()
  const [stop, setStop] = useState<AbortController>()

  const { mutate, data, isPending } = useMutation({
    mutationFn: (asked: string) => {
      const stopping = new AbortController()
      const limit = AbortSignal.timeout(asked === ALL ? TIME_LIMIT_MS.all : TIME_LIMIT_MS.one)
      setStop(stopping)
      setProgress(undefined)
      return generateTradeSummaries(
        asked === ALL ? { process_all: true, batch_size: BATCH_SIZE } : { species_id: asked },
        AbortSignal.any([stopping.signal, limit]),
        (made) => {
          setProgress(made)
          queryClient.invalidateQueries({ queryKey: adminApi.trade_summaries.statuses.queryKey() })
        },
      ).catch((problem) => {
        if (stopping.signal.aborted) return undefined
        throw limit.aborted ? new Error(t('tradeSummary.noAnswer')) : problem
      })
    },
    // A second request would generate them twice.
    retry: false,
    onSuccess: (made) =>
      made
        ? announceOutcome(made)
        : toasts.succeeded(t('tradeSummary.stoppedWhat'), t('tradeSummary.stoppedTitle')),
    onError: ({ message }) => announceFailure(message),
    onSettled: () => queryClient.invalidateQueries(),
  })

  function announceOutcome({ message, success_count, failure_count, results }: Generation) {
    const failed = results.filter(({ success }) => !success)
    if (failed.length > 0) reportProblem('Trade summaries could not be generated', failed)
    if (success_count === 0 && failed[0]?.error) return announceFailure(failed[0].error)
    toasts.succeeded(t('tradeSummary.done', { message, successful: success_count, failed: failure_count }))
  }

  const announceFailure = (message: string) => toasts.failed(t('tradeSummary.failed', { message }))

  return {
    generate: mutate,
    isRunning: isPending,
    progress,
    stop: () => stop?.abort(),
    failed: data?.results.filter(({ success }) => !success) ?? [],
  }
}

const NO_SESSION = 401

/** The remote function, called with progress events. */
const functionLink = new OpenAPILink(adminContract, {
  url: () => `${location.origin}/api`,
  headers: { accept: 'text/event-stream' },
  fetch: async (request, init) => answered(await fetchFromPortal(request, init)),
})

type Asked = { species_id: string } | { process_all: true; batch_size: number }

/**
 * Generates trade summaries. Throws where the response is no success, with the text of document 3, section 8. Aborting
 * `signal` stops the work on the server too.
 */
async function generateTradeSummaries(
  asked: Asked,
  signal: AbortSignal,
  onProgress: (progress: GenerationProgress) => void,
): Promise<Generation> {
  const path = ['functions', 'generateTradeSummary'] as const
  // The accept header makes the response a stream of events.
  const events = (await functionLink.call(path, asked, { context: {}, signal })) as GenerationEvents
  for (;;) {
    const { done, value } = await events.next()
    if (done) return value
    onProgress(value)
  }
}

async function answered(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  if (answer.status === NO_SESSION) sessionEnded()
  throw new Error(`HTTP error! status: ${answer.status}, message: ${await answer.text()}`)
}
