import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import datapackage from 'datapackage'

type Rows = Record<string, unknown>[]

/**
 * Reads a data package as the Frictionless library does: its description is held against the profiles of the
 * specification, every cell against its column, and every key against the rows it leads to. Throws at the first problem.
 */
export async function readDataPackage(
  description: unknown,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, Rows>> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-tracker-package-'))
  try {
    for (const [path, text] of files) await writeFile(join(folder, path), text)
    const { valid, errors, resources } = await datapackage.Package.load(description, { basePath: folder })
    if (!valid) throw new Error(errors.map(({ message }) => message).join('; '))
    const tables = new Map<string, Rows>()
    for (const resource of resources) {
      try {
        tables.set(resource.name, await resource.read({ keyed: true, relations: true }))
      } catch (problem) {
        throw new Error(`${resource.name}: ${problemsOf(problem).join('; ')}`)
      }
    }
    return tables
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The library gathers the problems of a row under one that only counts them. */
function problemsOf(problem: unknown): string[] {
  if (!(problem instanceof Error)) return [String(problem)]
  const inner = 'errors' in problem && Array.isArray(problem.errors) ? problem.errors : []
  return inner.length === 0 ? [problem.message] : inner.map(String)
}
