import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { listZipEntries, readZipEntry } from '#ingest/files/zip-entries.ts'

const coldp = z.object({
  resources: z.array(
    z.object({
      name: z.string(),
      schema: z
        .object({
          fields: z.array(
            z.object({
              name: z.string(),
              constraints: z
                .object({ required: z.boolean().optional(), enum: z.array(z.string()).optional() })
                .optional(),
            }),
          ),
        })
        .optional(),
    }),
  ),
})

/** Why a checklist does not fit ColDP's own data package: columns that it does not know, and cells outside its lists. */
export async function checklistProblems(schema: string, archive: Uint8Array): Promise<string[]> {
  const { resources } = coldp.parse(JSON.parse(schema))
  const problems: string[] = []
  for (const [file, table] of await tablesIn(archive)) {
    const known = resources.find(({ name }) => `${name}.tsv` === file.toLowerCase())
    if (known === undefined) problems.push(`${file} is no file of ColDP`)
    const rows = parse<Record<string, string>>(table, { columns: true, delimiter: '\t', quote: null })
    for (const column of Object.keys(rows[0] ?? {})) {
      const field = known?.schema?.fields.find(({ name }) => name === column)
      if (field === undefined) problems.push(`${file} has no column ${column}`)
      const { required = false, enum: values } = field?.constraints ?? {}
      const cells = new Set(rows.map((row) => row[column] ?? ''))
      if (required && cells.has('')) problems.push(`${file}: ${column} is empty`)
      const strange = [...cells].filter((cell) => cell !== '' && values?.includes(cell) === false)
      if (strange.length > 0) problems.push(`${file}: ${column} holds ${strange.join(', ')}`)
    }
  }
  return problems
}

async function tablesIn(archive: Uint8Array): Promise<[name: string, table: string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-tracker-coldp-'))
  try {
    const path = join(folder, 'coldp.zip')
    await writeFile(path, archive)
    const entries = (await listZipEntries(path)).filter(({ name }) => name.endsWith('.tsv'))
    return await Promise.all(
      entries.map(
        async (entry): Promise<[string, string]> => [entry.name, await text(readZipEntry(path, entry))],
      ),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
