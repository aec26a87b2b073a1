const AROUND = 2

/** Stands where the pager leaves pages out. */
export const ELLIPSIS = '…'

/**
 * The pages a pager offers: the first, the last and two on each side of the current one, with an
 * ellipsis where pages are left out. A single page needs no pager, so it offers none.
 * Source: specification, document 1, section 2.4.
 */
export function pagerWindow(page: number, totalPages: number): (number | typeof ELLIPSIS)[] {
  if (totalPages <= 1) return []

  const offered = Array.from({ length: totalPages }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === totalPages || Math.abs(candidate - page) <= AROUND,
  )
  return offered.flatMap((candidate, index) => {
    const before = offered[index - 1]
    return before !== undefined && candidate - before > 1 ? [ELLIPSIS, candidate] : [candidate]
  })
}
