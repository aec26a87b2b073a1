import { useEffect, useState } from 'react'

const KEY = 'arctic-tracker-dashboard-filters'
const CLOSED = 'closed'

/** Whether the filter panel stands open: so until the reader closes it, and then as they left it. */
export function useRememberedPanel() {
  const [isOpen, setOpen] = useState(true)
  // The server does not know how it was left.
  useEffect(() => setOpen(wasLeftOpen()), [])
  const remember = (open: boolean) => {
    setOpen(open)
    keep(open)
  }
  return [isOpen, remember] as const
}

function wasLeftOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== CLOSED
  } catch {
    // A browser that keeps nothing for pages refuses even the question.
    return true
  }
}

function keep(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? 'open' : CLOSED)
  } catch {
    // The panel obeys all the same, for as long as the page stands.
  }
}
