import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinned } from '../measure.ts'
import { answers } from './nginx-peer.ts'

/** nginx with one worker on core 1, sharing requests out among portals; with `keeps`, as a CDN would keep answers. */
export async function startBalancer(
  folder: string,
  port: number,
  portals: readonly string[],
  { keeps }: { keeps: boolean },
): Promise<{ address: string; stop: () => void }> {
  mkdirSync(folder, { recursive: true })
  const configuration = join(folder, 'nginx.conf')
  const servers = portals.map((portal) => `server ${new URL(portal).host};`).join(' ')
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; keepalive_requests 1000000; proxy_temp_path ${folder}/temp;
  ${keeps ? `proxy_cache_path ${folder}/kept keys_zone=kept:10m;` : ''}
  upstream portals { ${servers} keepalive 64; keepalive_requests 1000000; }
  server { listen 127.0.0.1:${port};
    location / { proxy_pass http://portals; proxy_http_version 1.1; proxy_set_header Connection ""; ${keeps ? 'proxy_cache kept; proxy_cache_lock on;' : ''} } } }`,
  )
  const [command, parameters] = pinned(1, 'nginx', ['-c', configuration])
  const child = spawn(command, parameters, { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  const stop = () => void child.kill('SIGQUIT')
  await answers(`${address}/healthz`).catch((problem) => {
    stop()
    throw problem
  })
  return { address, stop }
}
