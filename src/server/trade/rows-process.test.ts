import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

/** A portal that asks about no species, says so and stays. */
const PORTAL = `
import { RowsProcess } from '#server/trade/rows-process.ts'
setInterval(() => {}, 1000)
await new RowsProcess().explore([], { kind: 'countries' })
console.log('answered')`

test('a portal that is killed leaves no rows behind', { timeout: 30_000 }, async () => {
  const TMPDIR = mkdtempSync(join(tmpdir(), 'arctic-tracker-killed-'))
  try {
    const portal = spawn(process.execPath, ['--input-type=module', '--eval', PORTAL], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR },
    })
    await once(portal.stdout, 'data')
    expect(readdirSync(TMPDIR)).toEqual([expect.stringMatching(/^arctic-tracker-rows-/)])
    portal.kill('SIGKILL')
    await vi.waitFor(() => expect(readdirSync(TMPDIR)).toEqual([]), { timeout: 10_000 })
  } finally {
    rmSync(TMPDIR, { recursive: true, force: true })
  }
})
