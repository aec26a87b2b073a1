import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The row that a form was opened from and leads back to: it gets the focus, so that reading continues from there. */
export function useRowOfReturn(): string | undefined {
  const at = useLocation({ select: ({ state }) => state.at })

  // The focus is outside of React. It first goes to the new screen, and a moment later to the row.
  useEffect(() => {
    if (at === undefined) return
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(idOfRow(at))
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [at])
  return at
}

export const idOfRow = (id: string) => `row-${id}`
