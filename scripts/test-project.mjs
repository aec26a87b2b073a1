/*
 * Runs on any Node from 18 on: the tests of one project of vitest.config.ts, or of it those in the files named, with the
 * pinned Node.
 */
import { exec, install, pinnedNode } from './toolchain.mjs'

const [project, ...parameters] = process.argv.slice(2)

install()
exec(pinnedNode(), ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...parameters])
