import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinned } from '../measure.ts'

/** nginx with one worker serving one file: the limit of what a page of that size can reach here. */
export async function startNginx(folder: string, port: number, body: Buffer): Promise<{ stop: () => void }> {
  const web = join(folder, 'web')
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'index.html'), body)
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    // Started by root, the worker would run as a user who may not read the folder.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${web}; } }`,
  )
  const [command, parameters] = pinned(0, 'nginx', ['-c', configuration])
  const child = spawn(command, parameters, { stdio: 'ignore' })
  const stop = () => void child.kill('SIGQUIT')
  await answers(`http://127.0.0.1:${port}/`).catch((problem) => {
    stop()
    throw problem
  })
  return { stop }
}

/** Waits until something answers there; throws after five seconds. */
export async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers at ${address}`)
}
