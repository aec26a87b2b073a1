import {
  type MutateOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Announcement } from '#web/ui/toaster.tsx'
import { useToasts } from './use-toasts.ts'

interface Outcome<Data, Input> {
  /** The text of the toast after a success. */
  done: string
  /** Heads it, where it is more than a success. */
  title?: string
  /** The text of the toast after a failure; where nothing is said, the reason alone. */
  failed?: (problem: { message: string }) => string
  /** A button beside a success, for what was sent and answered. */
  action?: (input: Input, answer: Data) => Announcement['action']
  /** Runs before either toast. */
  onDone?: () => void
}

/**
 * A mutation whose outcome is a toast, after which everything on the screen is fetched again. While it runs it is not
 * started again: a double click comes before its button is disabled, and the second request would fail where the first
 * one succeeded.
 */
export function useAnnouncedMutation<Data, Input>(
  options: UseMutationOptions<Data, Error, Input>,
  { done, title, failed = ({ message }) => message, action, onDone }: Outcome<Data, Input>,
) {
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const { mutate, ...mutation } = useMutation({
    ...options,
    onSuccess: (saved, input) => {
      onDone?.()
      toasts.succeeded(done, title, action?.(input, saved))
    },
    onError: (problem) => {
      onDone?.()
      toasts.failed(failed(problem))
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  return {
    ...mutation,
    mutate: (input: Input, callbacks?: Pick<MutateOptions<Data, Error, Input>, 'onSuccess'>) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate(input, {
        ...callbacks,
        onSettled: () => {
          isRunning.current = false
        },
      })
    },
  }
}
