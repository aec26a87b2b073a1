import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findProgram, programsAreThere } from '#testing/programs.ts'
import { portal, portalEnvironment, root } from './toolchain.mjs'

const UNIT = 'arctic-tracker@.service'
const PROGRAM = '/opt/arctic-tracker/node_modules/.bin/node'

test('the example unit starts a portal on each port that the example site of nginx names', () => {
  const unit = readFileSync(join(root, 'docs/examples', UNIT), 'utf8')
  const site = readFileSync(join(root, 'docs/examples/nginx-site.conf'), 'utf8')
  const named = [...site.matchAll(/^ *server 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => port)
  const started = /systemctl enable --now (.+)`/.exec(unit)?.[1]
  expect(unit).toMatch(/^Environment=.* PORT=%i /m)
  for (const [name, value] of Object.entries(portalEnvironment))
    expect(unit).toMatch(new RegExp(`^Environment=(.* )?${name}=${value}( |$)`, 'm'))
  expect(named.length).toBeGreaterThan(1)
  expect(started?.split(' ')).toEqual(named.map((port) => `arctic-tracker@${port}`))
})

describe.skipIf(!programsAreThere('systemd-analyze'))('the example unit', () => {
  test('is one that systemd finds nothing to say about', () => {
    const folder = mkdtempSync(join(tmpdir(), 'systemd-unit-'))
    const unit = readFileSync(join(root, 'docs/examples', UNIT), 'utf8')
    expect(unit).toContain(`ExecStart=${[PROGRAM, ...portal].join(' ')}\n`)
    // The program has to be there, and this machine's portal stands elsewhere.
    writeFileSync(join(folder, UNIT), unit.replace(PROGRAM, process.execPath))
    const { status, stdout, stderr } = spawnSync(
      findProgram('systemd-analyze') ?? '',
      ['verify', join(folder, UNIT)],
      {
        encoding: 'utf8',
      },
    )
    rmSync(folder, { recursive: true })
    expect(`${stdout}${stderr}`).toBe('')
    expect(status).toBe(0)
  })
})
