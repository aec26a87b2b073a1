import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A page beyond the last is answered with the last one; the address is corrected. */
export function useAnsweredPage(asked: number, answered: number): void {
  const navigate = useNavigate({ from: '/gallery' })
  useEffect(() => {
    if (asked === answered) return
    navigate({
      to: '/gallery',
      search: (before) => ({ ...before, page: answered }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [navigate, asked, answered])
}
