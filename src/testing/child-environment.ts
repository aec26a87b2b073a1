/** Ahead of the portal and its commands, as in package.json. */
const BEGIN_SOONER = new URL('../../scripts/begin-sooner.mjs', import.meta.url)

/** What a program that a test starts knows of the environment around it, beside what it is told. */
export function childEnvironment(): Record<string, string> {
  const { PATH = '', TMPDIR = '/tmp' } = process.env
  return { PATH, TMPDIR, NODE_OPTIONS: `--import=${BEGIN_SOONER}` }
}
