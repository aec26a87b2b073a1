/* Serves with reload: the portal restarts when the server's sources change, Vite refreshes the web. Pages are rendered
   from the sources at each visit. The portal listens at PORT, Vite in front of it at the address it prints. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, pinnedNode, root, run } from './toolchain.mjs'

install()
run(pinnedNode(), ['scripts/dev-web.ts'])

const env = { ...process.env, DEV_WEB: join(root, '.build/dev-web') }
const children = [['--watch', '--watch-preserve-output', 'src/server/main.ts'], ['scripts/dev-vite.ts']].map(
  (parameters) => spawn(pinnedNode(), parameters, { cwd: root, stdio: 'inherit', env }),
)

const stop = (signal) => {
  for (const child of children) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
// Neither is of use without the other.
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM')
    process.exitCode = code ?? 0
  })
}
