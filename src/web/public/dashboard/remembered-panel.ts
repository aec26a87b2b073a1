import { useEffect, useState } from 'react'

const KEY = 'arctic-tracker-dashboard-filters'
const CLOSED = 'closed'

/** Whether the filter panel is open: at first yes, then as the reader left it. */
export function useRememberedPanel() {
  const [isOpen, setOpen] = useState(true)
  // Only the browser knows how it was left.
  useEffect(() => setOpen(wasLeftOpen()), [])
  const remember = (open: boolean) => {
    setOpen(open)
    store(open)
  }
  return [isOpen, remember] as const
}

function wasLeftOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== CLOSED
  } catch {
    // A browser without storage for pages throws.
    return true
  }
}

function store(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? 'open' : CLOSED)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
