/* Runs on any Node from 18 on, before anything is installed: installs and builds what is missing, then measures. */
import { exec, install, pinnedNode, run } from './toolchain.mjs'

install()
run(pinnedNode(), ['scripts/build-when-stale.ts'])
exec(pinnedNode(), ['bench/main.ts', ...process.argv.slice(2)])
