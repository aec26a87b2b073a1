/* Runs on any Node from 18 on, before anything is installed: installs and builds what is missing, then starts the portal. */
import { exec, install, pinnedNode, portal, portalEnvironment, run } from './toolchain.mjs'

install()
run(pinnedNode(), ['scripts/build-when-stale.ts'])
exec(pinnedNode(), portal, portalEnvironment)
