/* Runs on any Node from 18 on, before anything is installed: installs what is missing, then checks everything. */
import { hand, install, pinnedNode } from './toolchain.mjs'

install()
hand(pinnedNode(), ['scripts/test-run.ts', ...process.argv.slice(2)])
