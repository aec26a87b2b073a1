import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../toolchain.mjs'
import { writeNotices } from './write-notices.ts'

test('a build that takes in a package without an open licence fails, and names it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'))
  await cp(join(root, 'package.json'), join(folder, 'package.json'))
  const locked = { version: '1.0.0', license: 'FSL-1.1-Apache-2.0', dev: true }
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/closed': locked } }),
  )
  const dist = join(folder, 'dist')
  await mkdir(dist)
  await writeNotices(folder, dist, [])
  await expect(writeNotices(folder, dist, ['/portal/node_modules/closed/index.js'])).rejects.toThrow(
    'Not under an open licence: closed (FSL-1.1-Apache-2.0)',
  )
  await rm(folder, { recursive: true })
})
