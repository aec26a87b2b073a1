/* Runs on any Node from 18 on, before anything is installed: installs what is missing, then checks everything. */
import { exec, install, pinnedNode } from './toolchain.mjs'

install()
exec(pinnedNode(), ['scripts/test-run.ts', ...process.argv.slice(2)])
