import { addressIn } from '#domain/portal/language-address.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { escapeHtml } from './html.ts'
import { alternateLinks } from './page-head.ts'
import type { Words } from './words.ts'

/** The parts of an OpenAPI document that the reference page tells. */
export interface Description {
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  paths?: Record<string, { get?: Operation } | undefined>
}

interface Operation {
  summary?: string
  parameters?: Parameter[]
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  default?: unknown
  description?: string
}

/** The reference of the public interface: one section per address, with what it takes and what it answers. */
export function interfacePage(description: Description, styles: string, t: Words): string {
  const { title, version } = description.info
  const { language } = t
  const address = description.servers?.[0]?.url ?? '/api'
  const operations = Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    item?.get ? [section(address, path, item.get, t)] : [],
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t('sharing:interface.title', { portal: title }))}</title>
<meta name="description" content="${escapeHtml(description.info.description ?? '')}">
<link rel="canonical" href="${escapeHtml(addressIn(language, address))}">
${alternateLinks(address).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main class="mx-auto max-w-page px-4 py-8 md:px-8">
<p><a class="text-accent underline" href="${addressIn(language, '/')}">${escapeHtml(title)}</a></p>
<h1 class="mt-4 font-serif text-4xl">${escapeHtml(t('sharing:interface.heading'))}</h1>
${language === FALLBACK_LANGUAGE ? '' : `<p class="mt-4 max-w-read text-lg">${escapeHtml(t('sharing:interface.inEnglish'))}</p>`}
<p lang="en" class="mt-4 max-w-read text-lg">${escapeHtml(description.info.description ?? '')}</p>
<p class="mt-4">${escapeHtml(t('sharing:interface.version', { version }))} <a class="text-accent underline" href="/api/openapi.json">openapi.json</a>.</p>
<p class="mt-4 max-w-read">${escapeHtml(t('sharing:interface.assistants', { address: address.replace(/\/api$/, '/mcp') }))}</p>
<p class="mt-4 max-w-read">${escapeHtml(t('sharing:interface.guide'))} <a class="text-accent underline" href="${addressIn(language, '/data/guide')}">${escapeHtml(t('common:pages.dataGuide.heading'))}</a>.</p>
${operations.join('\n')}
</main>
</body>
</html>
`
}

function section(
  address: string,
  path: string,
  { summary = '', parameters = [], responses = {} }: Operation,
  t: Words,
): string {
  const column = (name: string) => t(`sharing:interface.columns.${name}`)
  const answer = answerOf(responses)
  return `<section class="mt-10 border-t border-ink pt-4">
<h2 lang="en" class="font-serif text-xl">${escapeHtml(summary)}</h2>
<p class="mt-2 wrap-anywhere"><code>GET ${escapeHtml(address + path)}</code></p>
<p lang="en" class="mt-2 max-w-read">${escapeHtml(meaningOf(answer))}</p>
${table(
  t('sharing:interface.takes'),
  ['name', 'place', 'kind', 'usual', 'meaning'].map(column),
  parameters.map((one) => parameterCells(one, t)),
)}
${table(
  answer?.items ? t('sharing:interface.answersList') : t('sharing:interface.answers'),
  ['field', 'kind', 'meaning'].map(column),
  fieldsOf(answer, t),
)}
</section>`
}

/** What is answered where all is well, in the one form that an address has. */
export const answerOf = (responses: Operation['responses'] = {}): Schema | undefined =>
  Object.values(responses['200']?.content ?? {})[0]?.schema

/** The cells of a row, as markup. */
const parameterCells = ({ name, in: place, required, schema }: Parameter, t: Words): string[] => [
  required ? t('sharing:interface.required', { name: code(name) }) : code(name),
  code(place),
  kindOf(schema, t),
  schema?.default === undefined ? '' : code(JSON.stringify(schema.default)),
  escapeHtml(meaningOf(schema)),
]

function fieldsOf(schema: Schema | undefined, t: Words): string[][] {
  const one = schema?.items ?? schema?.anyOf?.find(({ properties }) => properties) ?? schema
  const fields = Object.entries(one?.properties ?? {})
  if (fields.length === 0 && schema) return [['', kindOf(schema, t), '']]
  return fields.map(([name, field]) => [code(name), kindOf(field, t), escapeHtml(meaningOf(field))])
}

/** The description of a schema or, without one, of the value that it may hold. */
export function meaningOf(schema: Schema | undefined): string {
  const held = [schema?.items, ...(schema?.anyOf ?? [])].map((one) => one?.description)
  return schema?.description ?? held.find((meaning) => meaning !== undefined) ?? ''
}

/** The values of a field as markup: values and types are code, joined by words. */
function kindOf(schema: Schema | undefined, t: Words): string {
  const either = (one: string, other: string) => t('sharing:interface.either', { one, other })
  if (schema === undefined) return ''
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(', ')
  if (schema.anyOf) return schema.anyOf.map((one) => kindOf(one, t)).reduce(either)
  if (schema.items) return t('sharing:interface.listOf', { kind: kindOf(schema.items, t) })
  return [schema.type ?? ''].flat().map(code).reduce(either)
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

/** The last column tells in English what the others name. */
function table(caption: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const head = heads
    .map((name) => `<th class="border-b border-ink py-1 pr-6 text-left text-xs">${escapeHtml(name)}</th>`)
    .join('')
  const body = rows.map((cells) => {
    const written = cells.map((cell, place) => {
      const english = place === cells.length - 1 ? ' lang="en"' : ''
      return `<td${english} class="border-b border-line py-1 pr-6 align-top text-sm last:min-w-50">${cell}</td>`
    })
    return `<tr>${written.join('')}</tr>`
  })
  return `<div class="mt-4 overflow-x-auto" role="group" tabindex="0" aria-label="${escapeHtml(caption)}"><table><caption class="text-left text-xs font-semibold">${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}
