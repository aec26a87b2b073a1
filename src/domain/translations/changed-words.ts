/** A piece of a text that was changed: in both versions, in the earlier one alone, or in the later one alone. */
export interface TextPiece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Figures with their separators, words, spaces, and every other sign by itself. */
const TOKENS = /\p{N}+(?:[.,\u00a0]\p{N}+)*|[\p{L}\p{M}]+|\s+|./gsu

/** Beyond this many comparisons the changed part counts as written anew. */
const MOST_COMPARISONS = 4_000_000

/**
 * Which words differ between two versions of a text, in the order of reading, what was removed before what was added.
 * What is the same together with what was removed is the earlier version, with what was added the later one.
 */
export function changedWords(before: string, after: string): TextPiece[] {
  const [old, now] = [tokensOf(before), tokensOf(after)]
  let first = 0
  while (first < old.length && first < now.length && old[first] === now[first]) first += 1
  let last = 0
  while (last < Math.min(old.length, now.length) - first && old.at(-1 - last) === now.at(-1 - last)) last += 1
  return joined([
    ...pieces('same', old.slice(0, first)),
    ...compared(old.slice(first, old.length - last), now.slice(first, now.length - last)),
    ...pieces('same', last === 0 ? [] : old.slice(-last)),
  ])
}

const tokensOf = (text: string): string[] => text.match(TOKENS) ?? []

const pieces = (kind: TextPiece['kind'], tokens: readonly string[]): TextPiece[] =>
  tokens.map((text) => ({ kind, text }))

/** By the longest common subsequence. */
function compared(old: readonly string[], now: readonly string[]): TextPiece[] {
  if (old.length * now.length > MOST_COMPARISONS) return [...pieces('removed', old), ...pieces('added', now)]
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  const lengthAt = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        old[i] === now[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))

  const found: TextPiece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]]
    if (was !== undefined && was === is) {
      found.push({ kind: 'same', text: was })
      i += 1
      j += 1
    } else if (was !== undefined && (is === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      found.push({ kind: 'removed', text: was })
      i += 1
    } else if (is !== undefined) {
      found.push({ kind: 'added', text: is })
      j += 1
    }
  }
  return found
}

/** Words that were changed one after the other are one change, with the spaces between them. */
function joined(found: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = []
  let [removed, added, spaces] = ['', '', '']
  const close = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    addSame(result, spaces)
    removed = added = spaces = ''
  }
  for (const { kind, text } of found) {
    const isOpen = removed !== '' || added !== ''
    if (kind === 'same' && isOpen && text.trim() === '') spaces += text
    else if (kind === 'same') {
      close()
      addSame(result, text)
    } else {
      if (spaces) [removed, added, spaces] = [removed + spaces, added + spaces, '']
      if (kind === 'removed') removed += text
      else added += text
    }
  }
  close()
  return result
}

function addSame(result: TextPiece[], text: string): void {
  if (text === '') return
  const last = result.at(-1)
  if (last?.kind === 'same') last.text += text
  else result.push({ kind: 'same', text })
}
