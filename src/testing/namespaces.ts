import { spawnSync } from 'node:child_process'
import { findProgram } from './programs.ts'

/** Words ahead of a command that give it mounts, process ids and a network of its own, as a container has them. */
const APART = ['--mount', '--pid', '--net', '--fork', '--kill-child', '--mount-proc']
const WAYS = [APART, ['--user', '--map-root-user', ...APART]]

/** The program and its first words that put a command apart; undefined, with a line that says so, where this user may not. */
export function findNamespaces(): [program: string, ...words: string[]] | undefined {
  const unshare = findProgram('unshare')
  const way = unshare && WAYS.find((words) => spawnSync(unshare, [...words, 'true']).status === 0)
  if (unshare === undefined || way === undefined || way === '') {
    process.stderr.write('This user may not make namespaces: what they keep apart is not tried.\n')
    return undefined
  }
  return [unshare, ...way]
}
