/* Runs on any Node from 18 on, before anything is installed: installs and builds what is missing, then measures. */
import { hand, install, pinnedNode, run } from './toolchain.mjs'

install()
run(pinnedNode(), ['scripts/build-when-stale.ts'])
hand(pinnedNode(), ['bench/main.ts', ...process.argv.slice(2)])
