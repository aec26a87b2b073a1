import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Whether translations have been here once, or could not be had at first: a page waits for them, so that no text
 * changes its language before the reader's eyes. A reader who switches the language stays at the same place and reads English
 * until the next have come.
 */
export function useOnceAnswered({
  isLoading,
  failureCount,
}: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean {
  const isAnswered = !isLoading || failureCount > 0
  const [wasAnswered, setAnswered] = useState(isAnswered)
  if (isAnswered && !wasAnswered) setAnswered(true)
  return wasAnswered || isAnswered
}
