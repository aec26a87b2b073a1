import { diffArrays } from 'diff'

/** A piece of a text that was changed: in both versions, in the earlier one alone, or in the later one alone. */
export interface TextPiece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Figures with their separators, words, spaces, and every other sign by itself. */
const TOKENS = /\p{N}+(?:[.,\u00a0]\p{N}+)*|[\p{L}\p{M}]+|\s+|./gsu

/** With more differences than this a text counts as written again. */
const MOST_DIFFERENCES = 2000

/**
 * Which words differ between two versions of a text, in the order of reading, what was removed before what was added.
 * What is the same together with what was removed is the earlier version, with what was added the later one.
 */
export function changedWords(before: string, after: string): TextPiece[] {
  const [old, now] = [before.match(TOKENS) ?? [], after.match(TOKENS) ?? []]
  const found = diffArrays(old, now, { maxEditLength: MOST_DIFFERENCES })
  if (found === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return joined(
    found.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  )
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
