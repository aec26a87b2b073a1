import type { RefusedRow } from '#domain/releases/import-report.ts'
import type { SampleFile } from './sample-files.ts'

/** What is meant for programmers, in a reason that an operator reads. */
const INTERNALS =
  /TypeError|RangeError|Cannot read|undefined|\n\s+at |ERR_|node_modules|out of range for|\[object/

/** What is wrong with a file as a whole, so that no line is to blame. */
const OF_THE_FILE = [
  'no row is about a species on this site',
  'no .json file is here',
  'no .csv, .csv.gz or .zip file is here',
  'there is no such file',
]

/** What is wrong with a packing, where no line can be read. */
const OF_THE_PACKING = [
  /^the packed file is damaged or not complete$/,
  /^the file is not a complete zip$/,
  /^the zip holds no \.csv file$/,
  /^a file in the zip has a name that no file can have$/,
  / in the zip is (?:encrypted|damaged|packed by a method that is not supported)$/,
  / appears twice in the zip$/,
]
const PACKED = /\.(?:gz|zip)$/

/** What is wrong with a refusal itself: it names a file that was sent, a line of it and a reason for people. */
export function problemsOfRefusal(
  refused: readonly RefusedRow[],
  sent: readonly SampleFile[],
  folder: string,
): string[] {
  if (refused.length === 0) return ['refused without a reason']
  return refused.flatMap(({ file, line, reason }) => [
    ...(file.includes(folder) ? [] : [`names the file '${file}'`]),
    ...(reason.length < 5 || INTERNALS.test(reason) ? [`says '${reason}'`] : []),
    ...problemsOfLine(line, reason, filesNamed(file, sent)),
  ])
}

function problemsOfLine(line: number | null, reason: string, files: readonly SampleFile[]): string[] {
  const isPacked = files.some(({ name }) => PACKED.test(name))
  if (line === null) {
    const mayHaveNone =
      OF_THE_FILE.includes(reason) || (isPacked && OF_THE_PACKING.some((kind) => kind.test(reason)))
    return mayHaveNone ? [] : [`names no line of '${reason}'`]
  }
  const last = isPacked ? Number.POSITIVE_INFINITY : Math.max(...files.map(linesIn))
  return line >= 1 && line <= last ? [] : [`names line ${line} of ${last}: ${reason}`]
}

/** Where a refusal is of all files, it names all of them; of one in a zip it names the zip and the file in it. */
const filesNamed = (named: string, sent: readonly SampleFile[]) =>
  sent.filter(({ name }) => named.includes(`/${name}`))

const linesIn = ({ content }: SampleFile): number => content.toString('latin1').split('\n').length
