/* Serves with reload: the portal restarts when the server's sources change, Vite refreshes the web. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, pinnedNode, root, run } from './toolchain.mjs'

install()
// The server writes its pages into the built web; Vite serves the web itself from the sources.
run(pinnedNode(), ['scripts/build-when-stale.ts'])

const children = [
  ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
  [join('node_modules', 'vite', 'bin', 'vite.js')],
].map((parameters) => spawn(pinnedNode(), parameters, { cwd: root, stdio: 'inherit' }))

const stop = (signal) => {
  for (const child of children) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
// One without the other is no use.
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM')
    process.exitCode = code ?? 0
  })
}
