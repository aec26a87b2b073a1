import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A page beyond the last is answered with the last one; the address is corrected. */
export function useAnsweredPage(list: '/gallery' | '/home', asked: number, answered: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (asked === answered) return
    navigate({
      to: list,
      search: (before) => ({ ...before, page: answered }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [navigate, list, asked, answered])
}
