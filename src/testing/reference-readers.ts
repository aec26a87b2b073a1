/** Reads a file of one BibTeX entry as BibTeX does: a brace counts even behind a backslash. Throws at anything else. */
export function bibtexEntry(file: string) {
  const head = /^@(?<kind>[a-z]+)\{(?<key>[^\s,{}"#%'()=]+),\n/.exec(file)
  if (head?.groups === undefined) throw new Error(`No entry begins: ${file.slice(0, 80)}`)
  const { kind = '', key = '' } = head.groups
  const fields: Record<string, string> = {}
  let rest = file.slice(head[0].length)
  for (;;) {
    const field = /^\s*(?<name>[a-z]+) = \{/.exec(rest)
    if (field?.groups?.name === undefined) break
    const end = closingBrace(rest, field[0].length)
    if (field.groups.name in fields) throw new Error(`Twice: ${field.groups.name}`)
    fields[field.groups.name] = rest.slice(field[0].length, end)
    if (rest[end + 1] !== ',') throw new Error(`No comma after ${field.groups.name}`)
    rest = rest.slice(end + 2)
  }
  if (rest !== '\n}\n') throw new Error(`The entry goes on: ${rest.slice(0, 80)}`)
  return { kind, key, fields }
}

function closingBrace(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A brace is not closed')
}

const NAMED: Record<string, string> = {
  textbackslash: '\\',
  textbraceleft: '{',
  textbraceright: '}',
  textasciitilde: '~',
  textasciicircum: '^',
}

const COMMAND = /\\(?:(?<name>[a-z]+)\{\}|(?<sign>[&%$#_]))/g

/** What LaTeX sets for a field in one pair of braces. Throws at a character that it would read as a command. */
export function bibtexText(field: string): string {
  const inner = /^\{(?<text>.*)\}$/s.exec(field)?.groups?.text ?? ''
  if (/[\\{}~^&%$#_]/.test(inner.replaceAll(COMMAND, ''))) throw new Error(`Not escaped: ${inner}`)
  return inner.replaceAll(COMMAND, (command, name, sign) => {
    const character = sign ?? NAMED[name]
    if (character === undefined) throw new Error(`Unknown command: ${command}`)
    return character
  })
}

const RIS_LINE = /^(?<tag>[A-Z][A-Z0-9]) {2}- (?<value>[^\r\n]*)$/

/** Reads a file of one RIS record: tags and values without the closing ER. Throws at anything else. */
export function risRecord(file: string): [tag: string, value: string][] {
  if (/(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('Lines end in CR LF')
  const lines = file.split('\r\n')
  if (lines.pop() !== '') throw new Error('The last line does not end')
  const record = lines.map((line): [string, string] => {
    const { tag, value } = RIS_LINE.exec(line)?.groups ?? {}
    if (tag === undefined || value === undefined) throw new Error(`No tag: ${line}`)
    return [tag, value]
  })
  if (record[0]?.[0] !== 'TY') throw new Error('A record begins with TY')
  const [last, nothing] = record.pop() ?? []
  if (last !== 'ER' || nothing !== '') throw new Error('A record ends with ER')
  if (record.some(([tag]) => tag === 'ER')) throw new Error('There is more than one record')
  return record
}
