import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { zipFile } from '../zip-file.ts'
import type { SampleFile } from './sample-files.ts'

/** What became of a file, in words for a report. */
export interface Mutated {
  what: string
  file: SampleFile
  /** Only the packing was touched: what can be unpacked whole is as it was. */
  packedOnly?: boolean
}

type Mutation = (file: SampleFile, at: number, other: number) => Mutated

const CELLS = [
  '',
  ' ',
  '-1',
  '1e999',
  '1e30',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '0x10',
  '1,5',
  '1.5.5',
  '１２',
  '=1+1',
  '1800',
  '1974',
  '2099',
  '99999',
  '20 25',
  '0',
  '\u0000',
  '\ufeff',
  '\u00a0',
  '#',
  '"',
  '""',
  'a"b',
  "';drop table species",
  '../../x',
  '<script>',
  'null',
  'N/A',
  'NA',
  'Ursus maritimus',
  'Ursus maritimus ',
  'II',
  'N',
  'I/II',
  'true',
  '2019-02-30',
  '31/02/2015',
  '**I** 01/01/0001',
  'é',
  '北極',
  'x'.repeat(5000),
] as const

const lines = ({ content }: SampleFile) => content.toString('utf8').split('\n')

const changed = (what: string, { name }: SampleFile, content: string | Buffer): Mutated => ({
  what,
  file: { name, content: Buffer.from(content) },
})

function onLine(what: string, change: (cells: string[], at: number, other: number) => string[]): Mutation {
  return (file, at, other) => {
    const rows = lines(file)
    const place = at % rows.length
    const cells = (rows[place] ?? '').split(',')
    rows[place] = change(cells, other % cells.length, at).join(',')
    return changed(`${what}, line ${place + 1}`, file, rows.join('\n'))
  }
}

/** One line with others in its place. */
const onLines =
  (what: string, change: (row: string) => string[]): Mutation =>
  (file, at) => {
    const rows = lines(file)
    const place = at % rows.length
    return changed(what, file, rows.toSpliced(place, 1, ...change(rows[place] ?? '')).join('\n'))
  }

/** One change to every row, so that a column is moved, missing or doubled. */
const onColumns =
  (what: string, change: (cells: string[], at: number) => string[]): Mutation =>
  (file, at) => {
    const width = (lines(file)[0] ?? '').split(',').length
    return changed(
      what,
      file,
      lines(file)
        .map((row) => (row === '' ? row : change(row.split(','), at % width).join(',')))
        .join('\n'),
    )
  }

function flipped(content: Buffer, at: number, other: number): Buffer {
  const bytes = Buffer.from(content)
  const place = at % Math.max(bytes.length, 1)
  bytes[place] = (bytes[place] ?? 0) ^ (1 << (other % 8))
  return bytes
}

const packed = (kind: 'gz' | 'zip', { name, content }: SampleFile): SampleFile => ({
  name: `${name}.${kind}`,
  content: kind === 'gz' ? gzipSync(content) : zipFile({ [name]: content.toString('utf8') }),
})

const damagedPacking =
  (
    kind: 'gz' | 'zip',
    what: string,
    damage: (bytes: Buffer, at: number, other: number) => Buffer,
  ): Mutation =>
  (file, at, other) => {
    const { name, content } = packed(kind, file)
    return { what: `${kind} ${what}`, file: { name, content: damage(content, at, other) }, packedOnly: true }
  }

const packings = (['gz', 'zip'] as const).flatMap((kind) => [
  damagedPacking(kind, 'as it was', (bytes) => bytes),
  damagedPacking(kind, 'with a bit flipped', flipped),
  damagedPacking(kind, 'cut short', (bytes, at) => bytes.subarray(0, at % bytes.length)),
  damagedPacking(kind, 'with something behind it', (bytes) => Buffer.concat([bytes, Buffer.from('garbage')])),
  damagedPacking(kind, 'with four bytes of ones', (bytes, at) =>
    Buffer.from(bytes).fill(255, at % (bytes.length - 4), (at % (bytes.length - 4)) + 4),
  ),
])

const CLIMBING = [
  '../../../../tmp/evil.csv',
  '/etc/evil.csv',
  'a\u0000.csv',
  '..\\evil.csv',
  `${'n'.repeat(5000)}.csv`,
  '__MACOSX/._a.csv',
]

const climbing: Mutation = ({ name, content }, at) => {
  const inside = CLIMBING[at % CLIMBING.length] ?? ''
  return {
    what: `zip with ${inside.slice(0, 30)}`,
    file: { name: `${name}.zip`, content: zipFile({ [inside]: content.toString('utf8') }) },
    packedOnly: true,
  }
}

/** A few kilobytes that unpack into a hundred megabytes without a line end. */
const BOMB = gzipSync(Buffer.alloc(100_000_000, 'a'))
const bomb: Mutation = ({ name }) => ({ what: 'a bomb', file: { name: `${name}.gz`, content: BOMB } })

const MUTATIONS: readonly Mutation[] = [
  (file) => changed('as it was', file, file.content),
  (file, at, other) => changed('a bit flipped', file, flipped(file.content, at, other)),
  (file, at, other) => changed('a bit flipped', file, flipped(file.content, at, other)),
  (file, at, other) =>
    changed(
      'bytes cut out',
      file,
      Buffer.concat([
        file.content.subarray(0, at % file.content.length),
        file.content.subarray((at % file.content.length) + (other % 50)),
      ]),
    ),
  (file, at) => changed('half a file', file, file.content.subarray(0, at % file.content.length)),
  onLines('a line left out', () => []),
  onLines('a line doubled', (row) => [row, row]),
  onLines('a line cut', (row) => [row.slice(0, row.length / 2)]),
  (file) => changed('all doubled', file, file.content.toString('utf8') + file.content.toString('utf8')),
  onLine('another cell', (cells, at, other) => cells.with(at, CELLS[other % CELLS.length] ?? '')),
  onLine('another cell', (cells, at, other) => cells.with(at, CELLS[(other >> 3) % CELLS.length] ?? '')),
  onLine('another cell', (cells, at, other) => cells.with(at, CELLS[(other >> 6) % CELLS.length] ?? '')),
  onLine('a cell too many', (cells, at) => cells.toSpliced(at, 0, 'x')),
  onLine('a cell too few', (cells, at) => cells.toSpliced(at, 1)),
  onLine('a quotation mark', (cells, at) => cells.with(at, `"${cells[at]}`)),
  onLine('a quotation mark at the end', (cells, at) => cells.with(at, `${cells[at]}"`)),
  onColumns('a column missing', (cells, at) => cells.toSpliced(at, 1)),
  onColumns('a column doubled', (cells, at) => cells.toSpliced(at, 0, cells[at] ?? '')),
  onColumns('columns the other way round', (cells) => cells.toReversed()),
  onColumns('a column moved', (cells, at) => [...cells.toSpliced(at, 1), cells[at] ?? '']),
  (file) => changed('UTF-16', file, Buffer.from(`\ufeff${file.content.toString('utf8')}`, 'utf16le')),
  (file) => changed('Latin-1', file, Buffer.from(file.content.toString('utf8').replace(/a/, 'æ'), 'latin1')),
  (file) => changed('a byte order mark', file, `\ufeff${file.content.toString('utf8')}`),
  (file) => changed('line ends of Windows', file, lines(file).join('\r\n')),
  (file) => changed('line ends of old', file, lines(file).join('\r')),
  (file) => changed('semicolons', file, file.content.toString('utf8').replaceAll(',', ';')),
  (file) => changed('nothing', file, ''),
  (file) => changed('a header alone', file, lines(file)[0] ?? ''),
  (file) =>
    changed(
      'a header in another language',
      file,
      ['Ár,Tegund,Land,Magn,Eining', ...lines(file).slice(1)].join('\n'),
    ),
  (file) => changed('no header', file, lines(file).slice(1).join('\n')),
  (file, at) =>
    changed('noise', file, Buffer.from(Array.from({ length: 200 }, (_, place) => (at * (place + 7)) % 256))),
  ...packings,
  climbing,
]

/** A file with one thing done to it. Bombs are rare: each takes its time to unpack. */
export function mutatedFile(file: SampleFile): fc.Arbitrary<Mutated> {
  const number = fc.integer({ min: 0, max: 1_000_000 })
  return fc
    .tuple(
      fc.oneof(
        { weight: 300, arbitrary: fc.constantFrom(...MUTATIONS) },
        { weight: 1, arbitrary: fc.constant(bomb) },
      ),
      number,
      number,
    )
    .map(([mutation, at, other]) => mutation(file, at, other))
}
