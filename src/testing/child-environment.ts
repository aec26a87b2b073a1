/** What a program that a test starts knows of the environment around it, beside what it is told. */
export function childEnvironment(): Record<string, string> {
  const { PATH = '', TMPDIR = '/tmp', NODE_COMPILE_CACHE = '' } = process.env
  return { PATH, TMPDIR, NODE_COMPILE_CACHE }
}
