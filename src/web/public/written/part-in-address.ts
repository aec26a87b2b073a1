/** Shows the part that the address leads to, opening what it is folded into and what is folded beneath it. */
export function showPart(hash: string): void {
  const part = partOf(hash)
  if (part === null) return
  for (const fold of foldsAround(part)) fold.open = true
  if (part.tagName === 'H2') for (const fold of foldsOf(part)) fold.open = true
  part.scrollIntoView()
}

/** None where the address names none, or cannot be read. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash))
  } catch {
    return document.getElementById(hash)
  }
}

function foldsAround(part: Element): HTMLDetailsElement[] {
  const fold = part.closest('details')
  if (fold === null) return []
  return [fold, ...(fold.parentElement === null ? [] : foldsAround(fold.parentElement))]
}

const foldsOf = (heading: Element): Iterable<HTMLDetailsElement> =>
  heading.closest('section')?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []
