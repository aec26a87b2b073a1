import type { Worker } from 'node:worker_threads'

/* Loaded ahead of a portal under test: a signal ends the thread of its embedded engine, as a lack of memory would. */

/** One that the portal itself does not listen to. */
const SIGNAL = 'SIGWINCH'

const threads = new Set<Worker>()
process.on('worker', (thread: Worker) => {
  threads.add(thread)
  thread.once('exit', () => threads.delete(thread))
})
process.on(SIGNAL, () => {
  for (const thread of threads) void thread.terminate()
})
