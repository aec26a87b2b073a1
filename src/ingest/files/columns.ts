import { UnreadableFile } from './unreadable-file.ts'

/**
 * Where each named column stands. Case, spaces and punctuation of a heading do not matter and further
 * columns are let be, but a missing or doubled one makes the file unreadable: its rows would be misread.
 */
export function findColumns<Name extends string>(
  file: string,
  header: readonly string[],
  names: readonly Name[],
): Record<Name, number> {
  const headings = header.map(bare)
  const missing = names.filter((name) => !headings.includes(bare(name)))
  if (missing.length > 0) {
    const reason =
      missing.length === 1
        ? `the column '${missing[0]}' is missing`
        : `the columns ${missing.map((name) => `'${name}'`).join(', ')} are missing`
    throw new UnreadableFile(file, reason, { line: 1, column: missing[0] ?? null })
  }
  const doubled = names.find((name) => headings.indexOf(bare(name)) !== headings.lastIndexOf(bare(name)))
  if (doubled !== undefined) {
    throw new UnreadableFile(file, `the column '${doubled}' appears twice`, { line: 1, column: doubled })
  }
  return Object.fromEntries(names.map((name) => [name, headings.indexOf(bare(name))])) as Record<Name, number>
}

/** Whether a header names every one of these columns. */
export function hasColumns(header: readonly string[], names: readonly string[]): boolean {
  const headings = new Set(header.map(bare))
  return names.every((name) => headings.has(bare(name)))
}

/** The number sign stays: Species+ has both 'Full note' and '# Full note'. */
const bare = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}#]/gu, '')
