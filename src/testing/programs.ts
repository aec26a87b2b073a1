import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where programs of the system stand that are not on everybody's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** The program of that name on this machine; undefined when there is none. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

/**
 * Whether tests that need these programs can run. Where one is missing they are skipped with a line that says
 * so; where a change is judged they run, and fail.
 */
export function programsAreThere(...names: string[]): boolean {
  const missing = names.filter((name) => findProgram(name) === undefined)
  if (missing.length > 0)
    process.stderr.write(`No ${missing.join(', ')} on this machine: its tests are skipped.\n`)
  return missing.length === 0 || process.env.CI === 'true'
}

/** Whether a path is one of a program; an empty one is none. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}
