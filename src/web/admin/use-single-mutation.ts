import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that is not asked again while it runs. A double click comes before its button is disabled, and would
 * tell of the second request's failure where the first one did what was wanted.
 */
export function useSingleMutation<Data, Input>(options: UseMutationOptions<Data, Error, Input>) {
  const { mutate, ...mutation } = useMutation(options)
  const isRunning = useRef(false)
  return {
    ...mutation,
    mutate: (input: Input, told?: MutateOptions<Data, Error, Input>) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate(input, {
        ...told,
        onSettled: (...outcome) => {
          isRunning.current = false
          told?.onSettled?.(...outcome)
        },
      })
    },
  }
}
