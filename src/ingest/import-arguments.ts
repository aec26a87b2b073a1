import { resolve } from 'node:path'
import { IMPORT_SOURCES, type ImportSource } from '#domain/releases/import-states.ts'
import { parseWords, WrongUsage } from './command-line.ts'
import type { ImportRequest } from './run-import.ts'

export const USAGE = `npm run import -- <source> <files…> [options]

Sources: ${IMPORT_SOURCES.join(', ')}
Files:   .csv, .csv.gz, .zip, or a folder of them; .json for iucn

--dry-run                    read and check everything, write nothing
--skip-invalid               import the rest and write refused rows to a file
--confirm "<name>"           the scientific name of the species of which most rows would go
--release 2025.1             the version of the release
--last-complete-year 2022    the newest complete year of the release; found by rule if left out
--only-covered               cites-trade: replace only the records of the species in the files
`

/** What an operator typed as a request. Throws WrongUsage. */
export function parseImportArguments(
  words: readonly string[],
  { today, folder }: { today: string; folder: string },
): Omit<ImportRequest, 'editor' | 'onProgress'> {
  const { values, positionals } = parseWords(words, {
    'dry-run': { type: 'boolean' },
    'skip-invalid': { type: 'boolean' },
    release: { type: 'string' },
    confirm: { type: 'string' },
    'last-complete-year': { type: 'string' },
    'only-covered': { type: 'boolean' },
  })
  const [source, ...files] = positionals
  if (!isSource(source)) {
    throw new WrongUsage(
      source === undefined ? 'Name a source and its files.' : `There is no source '${source}'.`,
    )
  }
  const onlyCovered = values['only-covered'] ?? false
  if (onlyCovered && source !== 'cites-trade')
    throw new WrongUsage(`--only-covered is for cites-trade: ${source} replaces no other species.`)
  if (onlyCovered && values['last-complete-year'] !== undefined)
    throw new WrongUsage('With --only-covered the last complete year is that of the full release in use.')
  if (files.length === 0) throw new WrongUsage(`Name the files of ${source}.`)
  return {
    source,
    // The portal that may do this job works in a folder of its own.
    files: files.map((file) => resolve(folder, file)),
    dryRun: values['dry-run'] ?? false,
    skipInvalid: values['skip-invalid'] ?? false,
    release: values.release,
    confirm: values.confirm,
    onlyCovered,
    lastCompleteYear: year(values['last-complete-year']),
    today,
  }
}

function isSource(word: string | undefined): word is ImportSource {
  return IMPORT_SOURCES.some((source) => source === word)
}

function year(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{4}$/.test(text)) throw new WrongUsage(`--last-complete-year must be a year, not '${text}'.`)
  return Number(text)
}
